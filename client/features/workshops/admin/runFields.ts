import type { CreateRunInput, UpdateRunInput } from "../../../apollo/schema.generated";
import { UpdateRunInput as limits } from "../../../apollo/cmsLimits.generated.json";
import type { ContentOf, Fields } from "../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../ui/form/kinds/FieldKind";
import { link, text } from "../../../ui/form/kinds/textKinds";
import { optionalMoment, optionalNumber } from "../../../ui/form/kinds/valueKinds";

export type RunContent = Omit<ContentOf<UpdateRunInput>, "isCorrection">;

export type RunParent = { workshopId: string } | { seasonId: string };

/** A season's date is optional, a workshop's required. */
export const runFields = describeFields<RunContent>(limits, {
  startsAt: optionalMoment({
    label: "First session",
    hint: "Leave blank while the date isn’t fixed.",
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
    hint: "Leave blank for the first session. A later date is shown with the certificate.",
    isShort: true,
  }),
  countdownText: text({
    label: "Label before the countdown",
    hint: "e.g. Early price until, or Submit your project by",
    isShort: true,
  }),
});

type NextRunContent = Pick<ContentOf<CreateRunInput>, "startsAt" | "seats" | "whatsAppGroupLink">;

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

export function nextRunFieldsOf(parent: RunParent): Fields<NextRunContent> {
  const { startsAt, seats, whatsAppGroupLink } = runFieldsOf(parent);
  return { startsAt, seats, whatsAppGroupLink };
}

/** A next run gets the group and the countdown only if they were changed. */
export function nextRunOf(edited: RunContent, opened: RunContent): RunContent {
  const { whatsAppGroupLink, countdownTo, countdownText } = edited;
  const isTimeNew = countdownTo !== opened.countdownTo;
  const isTextNew = isTimeNew || countdownText !== opened.countdownText;
  return {
    ...edited,
    whatsAppGroupLink: whatsAppGroupLink === opened.whatsAppGroupLink ? null : whatsAppGroupLink,
    countdownTo: isTimeNew ? countdownTo : null,
    // A new time keeps its label.
    countdownText: isTextNew ? countdownText : null,
  };
}
