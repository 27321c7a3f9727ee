import type { CreateRunInput, UpdateRunInput } from "../../../apollo/schema.generated";
import type { ContentOf, Fields } from "../../../ui/form/FieldKind";
import { link, text } from "../../../ui/form/textKinds";
import { optionalMoment, optionalNumber } from "../../../ui/form/valueKinds";

export type RunContent = Omit<ContentOf<UpdateRunInput>, "isCorrection">;

/** A run's form. Only a season may leave out the date. */
export const runFields: Fields<RunContent> = {
  startsAt: optionalMoment({ label: "First session", isShort: true }),
  seats: optionalNumber({
    label: "Seats",
    hint: "Leave blank for no limit.",
    min: 1,
    max: 100_000,
    isShort: true,
  }),
  whatsAppGroupLink: link({
    label: "WhatsApp group",
    hint: "Sent to learners with a confirmed seat.",
  }),
  countdownTo: optionalMoment({
    label: "Countdown to",
    hint: "Leave blank for the first session.",
    isShort: true,
  }),
  countdownText: text({
    label: "Label before the countdown",
    hint: "e.g. Early price until",
    isShort: true,
  }),
};

type NextRunContent = Pick<ContentOf<CreateRunInput>, "startsAt" | "seats" | "whatsAppGroupLink">;

const { startsAt, seats, whatsAppGroupLink } = runFields;

/** A next run takes two fields; its group may follow later. */
export const nextRunFields: Fields<NextRunContent> = { startsAt, seats, whatsAppGroupLink };
