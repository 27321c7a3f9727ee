import { lazy, Suspense, useState } from "react";
import { Dialog } from "../../../ui/Dialog";
import { PriceTag } from "../../../ui/PriceTag";
import { Skeleton } from "../../../ui/Skeleton";
import { PayNow } from "./PayNow";
import styles from "./PaymentDialog.module.css";

const CouponForm = lazy(async () => ({ default: (await import("./CouponForm")).CouponForm }));
const OpenBatches = lazy(async () => ({ default: (await import("./OpenBatches")).OpenBatches }));

export interface PayableCourse {
  id: string;
  slug: string;
  name: string;
  description: string;
  priceRupees: number | null;
  payLink: string | null;
}

interface Reduced {
  couponCode: string;
  listRupees: number;
  amountRupees: number;
}

interface PaymentDialogProps {
  /** The chosen course; none closes the dialog. */
  course: PayableCourse | null;
  onClose: () => void;
}

interface PaymentProps {
  course: PayableCourse;
  onAsk: () => void;
}

function Payment({ course, onAsk }: PaymentProps) {
  const [reduced, setReduced] = useState<Reduced | null>(null);
  const price = reduced?.amountRupees ?? course.priceRupees;
  return (
    <div className={styles.payment}>
      <p>{course.description}</p>
      <p className={styles.price} aria-live="polite">
        <span>{reduced ? `Price with ${reduced.couponCode}` : "Price"}</span>
        {price !== null && <PriceTag priceRupees={price} listPriceRupees={reduced?.listRupees} />}
      </p>
      <Suspense fallback={<Skeleton shape="control" />}>
        <CouponForm courseId={course.id} onQuote={setReduced} />
      </Suspense>
      <PayNow payLink={course.payLink} onAsk={onAsk} />
      <Suspense fallback={null}>
        <OpenBatches slug={course.slug} hasCoupon={reduced !== null} />
      </Suspense>
    </div>
  );
}

/** The payment of one course: its price, a coupon, the way to the payment page, and its open batches. */
export function PaymentDialog({ course, onClose }: PaymentDialogProps) {
  return (
    <Dialog title={course?.name ?? ""} isOpen={course !== null} onClose={onClose}>
      {course && <Payment course={course} onAsk={onClose} />}
    </Dialog>
  );
}
