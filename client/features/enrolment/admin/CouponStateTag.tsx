import type { CouponState } from "../../../apollo/schema.generated";
import { Tag } from "../../../ui/Tag";

const STATES: Record<CouponState, string> = {
  OFF: "Not in use",
  NOT_BEGUN: "Not begun",
  IN_USE: "In use",
  ENDED: "Ended",
  USED_UP: "Used up",
};

/** Whether a coupon takes anything off today. */
export function CouponStateTag({ state }: { state: CouponState }) {
  return <Tag tone={state === "IN_USE" ? "good" : "plain"}>{STATES[state]}</Tag>;
}
