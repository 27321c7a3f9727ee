import type { UpdateBatchInput } from "../../../../apollo/schema.generated";
import type { ContentOf, Fields } from "../../../../ui/form/kinds/FieldKind";
import { link, text } from "../../../../ui/form/kinds/textKinds";
import { optionalDay, optionalNumber, tick } from "../../../../ui/form/kinds/valueKinds";

type BatchContent = ContentOf<UpdateBatchInput>;

/** A new batch, which is open to new learners. */
export const newBatchFields: Fields<Omit<BatchContent, "isClosed">> = {
  name: text({ label: "Batch Name", missing: "Please enter the batch's name." }),
  startsOn: optionalDay({ label: "First day", isShort: true }),
  endsOn: optionalDay({ label: "Last day", isShort: true }),
  scheduleText: text({ label: "Schedule", hint: "e.g. Mon to Fri, 8:00 to 9:30 pm IST", isShort: true }),
  seats: optionalNumber({
    label: "Seats",
    hint: "Leave blank for no limit.",
    min: 1,
    max: 100_000,
    isShort: true,
  }),
  whatsAppGroupLink: link({ label: "WhatsApp group", hint: "Sent to learners with a confirmed seat." }),
};

export const batchFields: Fields<BatchContent> = {
  ...newBatchFields,
  isClosed: tick({
    label: "Closed to new learners",
    hint: "The code no longer works for new learners. Learners with access keep it.",
  }),
};
