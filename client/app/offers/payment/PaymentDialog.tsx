import { Suspense } from "react";
import { Dialog } from "../../../ui/overlay/Dialog";
import { Skeleton } from "../../../ui/page/Skeleton";
import { lazyComponent } from "../../../ui/lazyComponent";
import type { PayableCourse } from "./payableCourse";

const Payment = lazyComponent(() => import("./Payment"), "Payment");

interface PaymentDialogProps {
  course: PayableCourse | null;
  onClose: () => void;
}

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
