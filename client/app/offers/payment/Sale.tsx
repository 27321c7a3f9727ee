import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { Quote } from "../../../features/enrolment/coupons/checkCoupon";
import { checkCoupon, COUPON_INPUT } from "../../../features/enrolment/coupons/checkCoupon";
import { rupees } from "../../../format/rupees";
import { Form } from "../../../ui/form/Form";
import { TextField } from "../../../ui/form/fields";
import type { FormProblems } from "../../../ui/form/problems";
import { PriceTag } from "../../../ui/text/PriceTag";
import { OpenBatches } from "./OpenBatches";
import type { CourseBatch, PayableCourse, Reduced } from "./payableCourse";
import styles from "./Payment.module.css";
import { PayNow } from "./PayNow";

interface CouponFormProps {
  courseId: string;
  onType: (couponCode: string) => void;
  onQuote: (quote: Quote) => void;
}

function CouponForm({ courseId, onType, onQuote }: CouponFormProps) {
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

interface SaleProps {
  course: PayableCourse;
  /** Null while loading or unknown. */
  batches: CourseBatch[] | null;
  onAsk: () => void;
}

/** Late content goes below, so that nothing moves away under a finger. */
export function Sale({ course, batches, onAsk }: SaleProps) {
  const [reduced, setReduced] = useState<Reduced | null>(null);
  const [typedCode, setTypedCode] = useState("");
  const price = reduced?.amountRupees ?? course.priceRupees;

  function handleType(couponCode: string) {
    setTypedCode(couponCode.trim());
    setReduced(null);
  }

  return (
    <>
      <p className={styles.price} aria-live="polite">
        <span>{reduced ? `Price with ${reduced.couponCode}` : "Price"}</span>
        {price !== null && <PriceTag priceRupees={price} listPriceRupees={reduced?.listRupees} />}
      </p>
      <CouponForm courseId={course.id} onType={handleType} onQuote={setReduced} />
      <PayNow
        payLink={course.payLink}
        fullRupees={course.priceRupees}
        hasCoupon={typedCode !== ""}
        onAsk={onAsk}
      />
      {batches && (
        <OpenBatches
          course={course}
          batches={batches}
          lead={
            reduced
              ? `To pay ${rupees(reduced.amountRupees)}, register for a batch and pay by UPI:`
              : "Or register for a batch and pay by UPI:"
          }
          reduced={reduced}
          couponCode={reduced?.couponCode ?? typedCode}
        />
      )}
    </>
  );
}
