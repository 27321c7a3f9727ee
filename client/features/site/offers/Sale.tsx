import { useState } from "react";
import { rupees } from "../../../format/rupees";
import { PriceTag } from "../../../ui/PriceTag";
import { CouponForm } from "./CouponForm";
import { OpenBatches } from "./OpenBatches";
import type { CourseBatch, PayableCourse, Reduced } from "./Payment";
import styles from "./Payment.module.css";
import { PayNow } from "./PayNow";

interface SaleProps {
  course: PayableCourse;
  /** Null where they are not known, or not yet. */
  batches: CourseBatch[] | null;
  onAsk: () => void;
}

/** Price, coupon and the ways to pay. What comes later comes below: nothing moves away from a finger on its way. */
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
