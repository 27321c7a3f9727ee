import { lazy, Suspense } from "react";
import { Dialog } from "../../../ui/Dialog";
import { Skeleton } from "../../../ui/Skeleton";
import { PayNow } from "./PayNow";
import styles from "./PaymentDialog.module.css";
import { PriceTag } from "../../../ui/PriceTag";

const CouponForm = lazy(async () => ({ default: (await import("./CouponForm")).CouponForm }));

export interface PayableCourse {
  id: string;
  slug: string;
  name: string;
  description: string;
  priceRupees: number | null;
  payLink: string | null;
}

interface PaymentDialogProps {
  /** The chosen course; none closes the dialog. */
  course: PayableCourse | null;
  onClose: () => void;
}

/** The payment of one course: its price, a coupon, and the way to the payment page. */
export function PaymentDialog({ course, onClose }: PaymentDialogProps) {
  return (
    <Dialog title={course?.name ?? ""} isOpen={course !== null} onClose={onClose}>
      {course && (
        <div className={styles.payment}>
          <p>{course.description}</p>
          <p className={styles.price}>
            <span>Price</span>
            {course.priceRupees !== null && <PriceTag priceRupees={course.priceRupees} />}
          </p>
          <Suspense fallback={<Skeleton shape="control" />}>
            <CouponForm />
          </Suspense>
          <PayNow payLink={course.payLink} onAsk={onClose} />
        </div>
      )}
    </Dialog>
  );
}
