import { useApolloClient } from "@apollo/client/react";
import { useState, useEffect } from "react";
import { Link } from "react-router-dom";
import type { Quote } from "../../../features/enrolment/coupons/checkCoupon";
import { checkCoupon, COUPON_INPUT } from "../../../features/enrolment/coupons/checkCoupon";
import { rupees } from "../../../format/rupees";
import { Button } from "../../../ui/Button";
import { TextField } from "../../../ui/form/fields";
import { Form } from "../../../ui/form/Form";
import type { FormProblems } from "../../../ui/form/problems";
import { Stack } from "../../../ui/layout/Stack";
import { PriceTag } from "../../../ui/text/PriceTag";
import { OpenBatches } from "./OpenBatches";
import type { CourseBatch, PayableCourse, Reduced } from "./payableCourse";
import styles from "./Payment.module.css";

/** Time to read where the payment continues. */
const READ_MS = 1200;

interface PayNowProps {
  payLink: string | null;
  /** The price on the payment page, which knows no coupons. */
  fullRupees: number | null;
  hasCoupon: boolean;
  onAsk: () => void;
}

function withoutCoupon(fullRupees: number | null): string {
  const price = fullRupees === null ? "" : `: ${rupees(fullRupees)}`;
  return `Pay Now without the coupon${price}`;
}

function PayNow({ payLink, fullRupees, hasCoupon, onAsk }: PayNowProps) {
  const [isPressed, setIsPressed] = useState(false);

  useEffect(() => {
    if (!isPressed || !payLink) return;
    const timer = setTimeout(() => window.location.assign(payLink), READ_MS);
    // Re-enables the button when the person comes back from the payment page.
    const handleReturn = () => setIsPressed(false);
    window.addEventListener("pageshow", handleReturn);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pageshow", handleReturn);
    };
  }, [isPressed, payLink]);

  return (
    <Stack gap="1">
      <Button look={hasCoupon ? "plain" : "main"} onClick={() => setIsPressed(true)}>
        {hasCoupon ? withoutCoupon(fullRupees) : "Pay Now"}
      </Button>
      <div role="status" className={styles.notice} data-problem={isPressed && !payLink}>
        {isPressed && <p>{payLink ? "Redirecting to Payment Page" : "Payment link is not available."}</p>}
        {isPressed && !payLink && (
          <p>
            <Link to="#contact" onClick={onAsk}>
              Ask us how to pay
            </Link>
          </p>
        )}
      </div>
    </Stack>
  );
}

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
