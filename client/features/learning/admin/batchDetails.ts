import type { FormValues } from "../../../ui/form/Form";

/** The fields of a batch's form as the server takes them: what is empty is not set. */
export function batchDetails(values: FormValues) {
  const { name = "", startsOn, endsOn, scheduleText, seats, whatsAppGroupLink } = values;
  return {
    name,
    startsOn: startsOn || null,
    endsOn: endsOn || null,
    scheduleText: scheduleText || null,
    seats: seats ? Number(seats) : null,
    whatsAppGroupLink: whatsAppGroupLink || null,
  };
}
