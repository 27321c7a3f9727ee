import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import type { SeatOrder } from "../../workshops/OwnSeatContext";
import { SeatLink } from "../../workshops/RegisterOrSeat";
import type { CourseBatch, PayableCourse } from "./Payment";

interface SeatInCourseProps {
  course: PayableCourse;
  batch: CourseBatch;
  /** Null where the batch was opened without an order, such as by its code. */
  own: SeatOrder | null;
}

function standing({ isUnlocked }: CourseBatch, own: SeatOrder | null): string {
  if (isUnlocked || own?.isConfirmed) return "You have a seat in";
  return own?.isWaiting ? "You are on the waiting list for" : "You are registered for";
}

/** Which of the course's batches the person has, and the way there. */
export function SeatInCourse({ course, batch, own }: SeatInCourseProps) {
  const title = `${course.name}, ${batch.name}`;
  return (
    <>
      <p>
        {standing(batch, own)} <strong>{batch.name}</strong>.
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
