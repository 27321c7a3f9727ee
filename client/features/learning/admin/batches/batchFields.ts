import type { UpdateBatchInput } from "../../../../apollo/schema.generated";
import { UpdateBatchInput as limits } from "../../../../apollo/cmsLimits.generated.json";
import type { ContentOf } from "../../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../../ui/form/kinds/FieldKind";
import { link, text } from "../../../../ui/form/kinds/textKinds";
import { optionalDay, optionalNumber, tick } from "../../../../ui/form/kinds/valueKinds";

export const batchFields = describeFields<ContentOf<UpdateBatchInput>>(limits, {
  name: text({ label: "Batch Name" }),
  startsOn: optionalDay({ label: "First day", isShort: true }),
  endsOn: optionalDay({ label: "Last day", isShort: true }),
  scheduleText: text({
    label: "Schedule",
    hint: "e.g. Mon, Wed and Fri, 8:00 to 9:30 pm IST. Hours a week are counted from it.",
    isShort: true,
  }),
  seats: optionalNumber({ label: "Seats", hint: "Leave blank for no limit.", isShort: true }),
  whatsAppGroupLink: link({ label: "WhatsApp group", hint: "Sent to learners with a confirmed seat." }),
  isClosed: tick({
    label: "Closed to new learners",
    hint: "The code no longer works for new learners. Learners with access keep it.",
  }),
});

const { isClosed: _isClosed, ...others } = batchFields;

/** A new batch cannot be closed yet. */
export const newBatchFields = others;
