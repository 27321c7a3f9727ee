import { Suspense } from "react";
import { Dialog } from "../../../ui/overlay/Dialog";
import { Skeleton } from "../../../ui/page/Skeleton";
import { lazyComponent } from "../../../ui/lazyComponent";
import type { PayableCourse } from "./payableCourse";

const Payment = lazyComponent(async () => (await import("./Payment")).Payment);

interface PaymentDialogProps {
  /** The chosen course; none closes the dialog. */
  course: PayableCourse | null;
  onClose: () => void;
}

/** The payment of one course: its price, a coupon, the way to the payment page, and its open batches. */
export function PaymentDialog({ course, onClose }: PaymentDialogProps) {
  return (
    <Dialog title={course?.name ?? ""} isOpen={course !== null} onClose={onClose}>
      {course && (
        <Suspense fallback={<Skeleton count={3} />}>
          <Payment course={course} onAsk={onClose} />
        </Suspense>
      )}
    </Dialog>
  );
}
