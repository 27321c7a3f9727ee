import { Link } from "react-router-dom";
import type { CouponState, CreateCouponInput } from "../../../../apollo/schema.generated";
import { CreateCouponInput as limits } from "../../../../apollo/cmsLimits.generated.json";
import { useLatestQuery } from "../../../../apollo/useLatestQuery";
import {
  CmsCouponDocument,
  CmsCouponsDocument,
  CreateCouponDocument,
  DeleteCouponDocument,
  UpdateCouponDocument,
} from "../../../../cms/generated/coupon.generated";
import { newRecordPage } from "../../../../cms/records/NewRecordPage";
import { recordList } from "../../../../cms/records/RecordList";
import { recordPage } from "../../../../cms/records/RecordPage";
import { recordQuery } from "../../../../cms/records/recordQuery";
import { counted } from "../../../../format/counted";
import { momentInIndia } from "../../../../format/momentInIndia";
import { rupees } from "../../../../format/rupees";
import { cmsPaths } from "../../../../cmsPaths";
import type { ContentOf } from "../../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../../ui/form/kinds/FieldKind";
import { several } from "../../../../ui/form/kinds/several";
import { paragraphs, text } from "../../../../ui/form/kinds/textKinds";
import {
  choice,
  optionalMoment,
  optionalNumber,
  tick,
  wholeNumber,
} from "../../../../ui/form/kinds/valueKinds";
import { Tag } from "../../../../ui/text/Tag";
import { CouponChoicesDocument } from "./coupon.record.generated";

const names = {
  noun: "coupon",
  plural: "coupons",
  list: { title: "Coupons", path: cmsPaths.coupons },
};

const STATES: Record<CouponState, string> = {
  OFF: "Not in use",
  NOT_BEGUN: "Not started",
  IN_USE: "In use",
  ENDED: "Ended",
  USED_UP: "Used up",
};

function StateTag({ state }: { state: CouponState }) {
  return <Tag tone={state === "IN_USE" ? "good" : "plain"}>{STATES[state]}</Tag>;
}

interface Named {
  id: string;
  name: string;
}

function labelled(things: Named[]) {
  return things.map(({ id, name }) => ({ id, label: name }));
}

function couponFields(workshops: Named[], courses: Named[]) {
  return describeFields<ContentOf<CreateCouponInput>>(limits, {
    code: text({
      label: "Code",
      hint: "3 to 40 letters, digits and hyphens. It isn’t case-sensitive.",
    }),
    unit: choice({
      label: "Type of discount",
      choices: { PERCENT: "Percent of the price", RUPEES: "Rupees" },
      isShort: true,
    }),
    value: wholeNumber({
      label: "Discount",
      missing: "Enter the discount.",
      isShort: true,
    }),
    validFrom: optionalMoment({
      label: "From",
      hint: "Leave blank to start right away.",
      part: "When and how often",
      isShort: true,
    }),
    validUntil: optionalMoment({ label: "Until", hint: "Leave blank for no end.", isShort: true }),
    maxUses: optionalNumber({
      label: "Uses",
      hint: "Leave blank for no limit.",
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
    note: paragraphs({
      label: "Note",
      hint: "Why it exists, who agreed to it. Only staff read it.",
      part: "For staff",
    }),
  });
}

function useFields() {
  const data = useLatestQuery(CouponChoicesDocument, {});
  return couponFields(data.cmsWorkshops.nodes, data.cmsCourses.nodes);
}

export const CmsCouponsPage = recordList({
  names,
  trail: <Link to={cmsPaths.registrations}>Registrations</Link>,
  add: { to: cmsPaths.newCoupon, label: "Add coupon" },
  query: CmsCouponsDocument,
  row: {
    to: ({ id }) => cmsPaths.coupon(id),
    titleOf: ({ code }) => code,
    factsOf: ({ unit, value, validUntil, maxUses, usesTaken, state }) => (
      <>
        <span>{unit === "PERCENT" ? `${value} %` : rupees(value)} off</span>
        <span>{maxUses === null ? counted(usesTaken, "use") : `${usesTaken} of ${maxUses} uses`}</span>
        {validUntil && <span>until {momentInIndia(validUntil)}</span>}
        <StateTag state={state} />
      </>
    ),
  },
  empty: "Add the first. People enter its code when they register.",
});

export const CmsNewCouponPage = newRecordPage({
  names,
  useFields,
  create: CreateCouponDocument,
  titleOf: ({ code }) => code,
  to: ({ id }) => cmsPaths.coupon(id),
});

const useCoupon = recordQuery(CmsCouponDocument);

export const CmsCouponPage = recordPage({
  names,
  useRecord: useCoupon,
  useFields,
  update: UpdateCouponDocument,
  deletion: {
    mutation: DeleteCouponDocument,
    hint: () => "Registrations that used it keep their price. To end it instead, untick In use.",
  },
  titleOf: ({ code }) => code,
  state: ({ state }) => <StateTag state={state} />,
  about: ({ usesTaken }) => <p>Taken by {counted(usesTaken, "registration")} so far.</p>,
});
