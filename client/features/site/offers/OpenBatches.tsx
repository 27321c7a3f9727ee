import { rupees } from "../../../format/rupees";
import { paths, withCoupon } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { batchAnchor } from "../../learning/batchAnchor";
import { lateText } from "../../learning/lateText";
import { RegisterOrSeat } from "../../workshops/RegisterOrSeat";
import type { CourseBatch, PayableCourse, Reduced } from "./Payment";
import styles from "./Payment.module.css";

interface OpenBatchesProps {
  course: PayableCourse;
  batches: CourseBatch[];
  /** What introduces them. */
  lead: string;
  /** Set with a coupon, which counts for a registration that is paid by UPI. */
  reduced: Reduced | null;
  /** As typed, applied or not: the form there tries it. */
  couponCode: string;
}

/** The batches that take registrations now. With a coupon they are the main way to pay: each takes the coupon along. */
export function OpenBatches({ course, batches, lead, reduced, couponCode }: OpenBatchesProps) {
  const open = batches.filter(({ takesRegistrations, isUnlocked }) => takesRegistrations && !isUnlocked);
  if (open.length === 0) {
    return (
      reduced && (
        <p>
          No batch takes registrations now. Write to us to pay {rupees(reduced.amountRupees)} with your
          coupon.
        </p>
      )
    );
  }
  const formOf = (id: string) => withCoupon(`${paths.lmsCourse(course.slug)}#${batchAnchor(id)}`, couponCode);
  return (
    <div>
      <p>{lead}</p>
      <ul className={styles.batches}>
        {open.map((batch) => (
          <li key={batch.id}>
            <RegisterOrSeat
              offering={{ kind: "BATCH", id: batch.id }}
              look="plain"
              title={`${course.name}, ${batch.name}`}
            >
              <ButtonLink look={reduced ? "main" : "plain"} to={formOf(batch.id)}>
                {batch.seatsLeft === 0
                  ? `Join the waiting list of ${batch.name}`
                  : `Register for ${batch.name}`}
              </ButtonLink>
              {batch.hasStarted && <p className={styles.late}>{lateText(batch)}</p>}
            </RegisterOrSeat>
          </li>
        ))}
      </ul>
    </div>
  );
}
