import { useApolloClient } from "@apollo/client/react";
import { Form } from "../../../ui/form/Form";
import { TextField } from "../../../ui/form/fields";
import type { FormProblems } from "../../../ui/form/problems";
import type { Quote } from "../../enrolment/checkCoupon";
import { checkCoupon } from "../../enrolment/checkCoupon";
import { COUPON_INPUT } from "../../enrolment/couponInput";

interface CouponFormProps {
  courseId: string;
  onType: (couponCode: string) => void;
  /** The price with the coupon. */
  onQuote: (quote: Quote) => void;
}

/** Where a coupon's code is typed; what was typed stays until the dialog closes. */
export function CouponForm({ courseId, onType, onQuote }: CouponFormProps) {
  const client = useApolloClient();

  async function handleApply({ coupon = "" }: Record<string, string>): Promise<FormProblems | void> {
    const answer = await checkCoupon(client, { kind: "COURSE", id: courseId, couponCode: coupon });
    if ("problem" in answer) return { fields: { coupon: answer.problem }, general: null };
    onQuote(answer.quote);
  }

  return (
    <Form submitLabel="Apply Coupon" busyLabel="Checking…" submitLook="plain" onSubmit={handleApply}>
      <TextField {...COUPON_INPUT} name="coupon" onChange={({ target }) => onType(target.value)} />
    </Form>
  );
}
