import { useState } from "react";
import { PriceTag } from "../../../ui/PriceTag";
import { CouponForm } from "./CouponForm";
import { OpenBatches } from "./OpenBatches";
import styles from "./Payment.module.css";
import { PayNow } from "./PayNow";

export interface PayableCourse {
  id: string;
  slug: string;
  name: string;
  description: string;
  priceRupees: number | null;
  payLink: string | null;
}

export interface Reduced {
  couponCode: string;
  listRupees: number;
  amountRupees: number;
}

interface PaymentProps {
  course: PayableCourse;
  onAsk: () => void;
}

/** How one course is paid. What comes later comes below: nothing moves away from a finger on its way. */
export function Payment({ course, onAsk }: PaymentProps) {
  const [reduced, setReduced] = useState<Reduced | null>(null);
  const price = reduced?.amountRupees ?? course.priceRupees;
  return (
    <div className={styles.payment}>
      <p>{course.description}</p>
      <p className={styles.price} aria-live="polite">
        <span>{reduced ? `Price with ${reduced.couponCode}` : "Price"}</span>
        {price !== null && <PriceTag priceRupees={price} listPriceRupees={reduced?.listRupees} />}
      </p>
      <CouponForm courseId={course.id} onQuote={setReduced} />
      <PayNow payLink={course.payLink} fullRupees={reduced && course.priceRupees} onAsk={onAsk} />
      <OpenBatches slug={course.slug} reduced={reduced} />
    </div>
  );
}
