import { useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { paths } from "../../../../shared/paths";
import { Stack } from "../../../ui/layout/Stack";
import { Skeleton } from "../../../ui/page/Skeleton";
import { useCanEditContent, useIsSignedIn } from "../../../features/auth/useViewer";
import { ByOwnSeat } from "../../../features/workshops/join/EnrolmentContext";
import { Join, SeatUnknown } from "../../../features/workshops/join/Join";
import type { TakenSeat } from "../../../features/workshops/join/offering";
import { useBatchOffering } from "../../../features/workshops/join/useBatchOffering";
import { OpenBatchesDocument } from "./OpenBatches.generated";
import type { CourseBatch, PayableCourse } from "./payableCourse";
import { Sale } from "./Sale";

interface PaymentProps {
  course: PayableCourse;
  onAsk: () => void;
}

/** A batch that is open to every learner does not count. */
function ownBatch(batches: CourseBatch[], own: TakenSeat | null): CourseBatch | undefined {
  const opened = batches.find(({ access, isUnlocked }) => access === "SECRET_CODE" && isUnlocked);
  return opened ?? batches.find(({ id }) => id === own?.offeringId);
}

const SEAT_TEXTS: Record<TakenSeat["state"], string> = {
  OPENED: "You have a seat in",
  CONFIRMED: "You have a seat in",
  HELD: "You’re registered for",
  WAITING: "You’re on the waiting list for",
};

interface SeatInCourseProps {
  course: PayableCourse;
  batch: CourseBatch;
  /** Null if the batch was opened without an order, e.g. by its secret code. */
  own: TakenSeat | null;
}

function SeatInCourse({ course, batch, own }: SeatInCourseProps) {
  const offering = useBatchOffering(batch, course);
  const path = paths.dashBatch(course.slug, batch.id);
  const seat: TakenSeat | null = batch.isUnlocked ? { offeringId: batch.id, path, state: "OPENED" } : own;
  return (
    seat && (
      <>
        <p>
          {SEAT_TEXTS[seat.state]} <strong>{batch.name}</strong>.
        </p>
        <p>
          <Join offering={offering} seat={seat} />
        </p>
        <p>
          <Link to={`${paths.lmsCourse(course.slug)}#batches`}>All batches and dates</Link>
        </p>
      </>
    )
  );
}

export function Payment({ course, onAsk }: PaymentProps) {
  const isSignedIn = useIsSignedIn();
  // Staff can open every batch and own none.
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
    <Stack>
      <p>{course.description}</p>
      {loading && asking}
      {error && (isSignedIn ? unknown : sale)}
      {data && (
        <ByOwnSeat
          offerings={batches.map(({ id }) => ({ kind: "BATCH", id }))}
          whileAsking={asking}
          draw={(own) => {
            const batch = isStaff ? undefined : ownBatch(batches, own);
            if (!batch) return sale;
            return <SeatInCourse course={course} batch={batch} own={own} />;
          }}
          drawUnknown={() => unknown}
        />
      )}
    </Stack>
  );
}
