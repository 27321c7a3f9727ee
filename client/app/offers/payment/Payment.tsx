import { useQuery } from "@apollo/client/react";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { Stack } from "../../../ui/layout/Stack";
import { Skeleton } from "../../../ui/page/Skeleton";
import { useCanEditContent, useViewer } from "../../../features/auth/useViewer";
import { ByOwnSeat } from "../../../features/workshops/join/EnrolmentContext";
import type { SeatOrder } from "../../../features/workshops/join/EnrolmentContext";
import { SeatLink, SeatUnknown } from "../../../features/workshops/join/Join";
import { OpenBatches } from "./OpenBatches";
import { OpenBatchesDocument } from "./OpenBatches.generated";
import type { CourseBatch, PayableCourse } from "./payableCourse";
import { Sale } from "./Sale";

interface PaymentProps {
  course: PayableCourse;
  onAsk: () => void;
}

/** A batch that is open to every learner does not count. */
function ownBatch(batches: CourseBatch[], own: SeatOrder | null): CourseBatch | undefined {
  const opened = batches.find(({ access, isUnlocked }) => access === "SECRET_CODE" && isUnlocked);
  return opened ?? batches.find(({ id }) => id === own?.offeringId);
}

interface SeatInCourseProps {
  course: PayableCourse;
  batch: CourseBatch;
  /** Null if the batch was opened without an order, e.g. by its secret code. */
  own: SeatOrder | null;
}

function seatText({ isUnlocked }: CourseBatch, own: SeatOrder | null): string {
  if (isUnlocked || own?.isConfirmed) return "You have a seat in";
  return own?.isWaiting ? "You are on the waiting list for" : "You are registered for";
}

function SeatInCourse({ course, batch, own }: SeatInCourseProps) {
  const title = `${course.name}, ${batch.name}`;
  return (
    <>
      <p>
        {seatText(batch, own)} <strong>{batch.name}</strong>.
      </p>
      <p>
        {batch.isUnlocked ? (
          <ButtonLink look="main" to={paths.dashBatch(course.slug, batch.id)}>
            Open your batch<span className="visually-hidden">, {title}</span>
          </ButtonLink>
        ) : (
          own && <SeatLink own={own} title={title} />
        )}
      </p>
    </>
  );
}

export function Payment({ course, onAsk }: PaymentProps) {
  const viewer = useViewer();
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
    </Stack>
  );
}
