import { useQuery } from "@apollo/client/react";
import { Skeleton } from "../../../ui/Skeleton";
import { useCanEditContent, useViewer } from "../../auth/useViewer";
import { ByOwnSeat } from "../../workshops/ByOwnSeat";
import type { SeatOrder } from "../../workshops/OwnSeatContext";
import { SeatUnknown } from "../../workshops/SeatUnknown";
import { OpenBatches } from "./OpenBatches";
import type { OpenBatchesQuery } from "./OpenBatches.generated";
import { OpenBatchesDocument } from "./OpenBatches.generated";
import styles from "./Payment.module.css";
import { Sale } from "./Sale";
import { SeatInCourse } from "./SeatInCourse";

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

export type CourseBatch = NonNullable<OpenBatchesQuery["course"]>["batches"][number];

interface PaymentProps {
  course: PayableCourse;
  onAsk: () => void;
}

/** The batch that the person has: opened to them, or ordered. One that is open to every learner is nobody's own. */
function ownBatch(batches: CourseBatch[], own: SeatOrder | null): CourseBatch | undefined {
  const opened = batches.find(({ access, isUnlocked }) => access === "SECRET_CODE" && isUnlocked);
  return opened ?? batches.find(({ id }) => id === own?.offeringId);
}

/** How one course is paid; for a person who has a seat in it, the way there instead. */
export function Payment({ course, onAsk }: PaymentProps) {
  const viewer = useViewer();
  // Every batch is open to staff, and none is theirs.
  const isStaff = useCanEditContent();
  const { data, loading, error } = useQuery(OpenBatchesDocument, { variables: { slug: course.slug } });
  const batches = data?.course?.batches ?? [];
  const asking = <Skeleton count={3} />;
  const sale = <Sale course={course} batches={data ? batches : null} onAsk={onAsk} />;
  const unknown = (
    <>
      {sale}
      <SeatUnknown />
    </>
  );
  return (
    <div className={styles.payment}>
      <p>{course.description}</p>
      {viewer && loading && asking}
      {viewer && error && unknown}
      {!(viewer && (loading || error)) && (
        <ByOwnSeat
          offerings={batches.map(({ id }) => ({ kind: "BATCH", id }))}
          whileAsking={asking}
          draw={(own) => {
            const batch = isStaff ? undefined : ownBatch(batches, own);
            if (!batch) return sale;
            const others = batches.filter(({ id }) => id !== batch.id);
            return (
              <>
                <SeatInCourse course={course} batch={batch} own={own} />
                <OpenBatches
                  course={course}
                  batches={others}
                  lead="Other batches:"
                  reduced={null}
                  couponCode=""
                />
              </>
            );
          }}
          drawUnknown={() => unknown}
        />
      )}
    </div>
  );
}
