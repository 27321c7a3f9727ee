import type { UpdateCouponInput } from "../../../apollo/schema.generated";
import type { ContentOf, Fields } from "../../../ui/form/FieldKind";
import { several } from "../../../ui/form/several";
import { text } from "../../../ui/form/textKinds";
import { choice, optionalMoment, optionalNumber, tick, wholeNumber } from "../../../ui/form/valueKinds";

const MAX_NUMBER = 1_000_000;

interface Named {
  id: string;
  name: string;
}

function labelled(things: Named[]) {
  return things.map(({ id, name }) => ({ id, label: name }));
}

/** A coupon's form, with the workshops and courses that there are to choose from. */
export function couponFields(workshops: Named[], courses: Named[]): Fields<ContentOf<UpdateCouponInput>> {
  return {
    code: text({
      label: "Code",
      missing: "Please enter the coupon's code.",
      hint: "3 to 40 letters, digits and hyphens. Capital and small letters count as the same.",
    }),
    unit: choice({
      label: "Type of discount",
      choices: { PERCENT: "Percent of the price", RUPEES: "Rupees" },
      isShort: true,
    }),
    value: wholeNumber({
      label: "Discount",
      min: 1,
      max: MAX_NUMBER,
      missing: "Enter the discount.",
      isShort: true,
    }),
    validFrom: optionalMoment({
      label: "From",
      hint: "Leave blank to start at once.",
      part: "When and how often",
      isShort: true,
    }),
    validUntil: optionalMoment({ label: "Until", hint: "Leave blank for no end.", isShort: true }),
    maxUses: optionalNumber({
      label: "Uses",
      hint: "Leave blank for no limit.",
      min: 1,
      max: MAX_NUMBER,
      isShort: true,
    }),
    isForAll: tick({
      label: "For everything",
      hint: "Or untick this, and choose below.",
      part: "What it is for",
      isSet: true,
    }),
    isForBootcamp: tick({ label: "Every season of the bootcamp" }),
    workshopIds: several({ label: "Workshops", choices: labelled(workshops) }),
    courseIds: several({ label: "Courses, with all their batches", choices: labelled(courses) }),
    isActive: tick({
      label: "In use",
      hint: "Untick to switch the coupon off.",
      part: "On the site",
      isSet: true,
    }),
  };
}
