import type { CreateRunInput, UpdateRunInput } from "../../../apollo/schema.generated";
import { UpdateRunInput as limits } from "../../../apollo/limits.json";
import type { ContentOf, Fields } from "../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../ui/form/kinds/FieldKind";
import { link, text } from "../../../ui/form/kinds/textKinds";
import { optionalMoment, optionalNumber } from "../../../ui/form/kinds/valueKinds";

export type RunContent = Omit<ContentOf<UpdateRunInput>, "isCorrection">;

/** The workshop or the season that a run belongs to. */
export type RunParent = { workshopId: string } | { seasonId: string };

/** A season's run, which may have no date yet. */
export const runFields = describeFields<RunContent>(limits, {
  startsAt: optionalMoment({
    label: "First session",
    hint: "Leave blank while the date is not fixed.",
    isShort: true,
  }),
  seats: optionalNumber({
    label: "Seats",
    hint: "Leave blank for no limit.",
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
});

type NextRunContent = Pick<ContentOf<CreateRunInput>, "startsAt" | "seats" | "whatsAppGroupLink">;

/** A workshop's run has a date from the start. */
const workshopRunFields: Fields<RunContent> = {
  ...runFields,
  ...describeFields<Pick<RunContent, "startsAt">>(limits, {
    startsAt: optionalMoment({
      label: "First session",
      missing: "Please enter when the first session begins.",
      isShort: true,
    }),
  }),
};

export function runFieldsOf(parent: RunParent): Fields<RunContent> {
  return "workshopId" in parent ? workshopRunFields : runFields;
}

/** A next run takes a date and seats; its group may follow later. */
export function nextRunFieldsOf(parent: RunParent): Fields<NextRunContent> {
  const { startsAt, seats, whatsAppGroupLink } = runFieldsOf(parent);
  return { startsAt, seats, whatsAppGroupLink };
}

/** What an edit of a run holds for the next one: the group and the countdown only if they were typed, not the old run's. */
export function nextRunOf(edited: RunContent, opened: RunContent): RunContent {
  const { whatsAppGroupLink, countdownTo, countdownText } = edited;
  const isTimeNew = countdownTo !== opened.countdownTo;
  const isTextNew = isTimeNew || countdownText !== opened.countdownText;
  return {
    ...edited,
    whatsAppGroupLink: whatsAppGroupLink === opened.whatsAppGroupLink ? null : whatsAppGroupLink,
    countdownTo: isTimeNew ? countdownTo : null,
    // A new time keeps the label that was shown beside it.
    countdownText: isTextNew ? countdownText : null,
  };
}
