import { batchAnchor, lateJoinNote } from "../../../features/learning/course/batchState";
import { Join } from "../../../features/workshops/join/Join";
import { rupees } from "../../../format/rupees";
import { paths, withCoupon } from "../../../paths";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import type { CourseBatch, PayableCourse, Reduced } from "./payableCourse";

interface OpenBatchesProps {
  course: PayableCourse;
  batches: CourseBatch[];
  lead: string;
  /** Set with a coupon, which only counts for registrations paid by UPI. */
  reduced: Reduced | null;
  /** As typed, applied or not; the registration form validates it. */
  couponCode: string;
}

/** With a coupon these are the main way to pay: each link passes it on. */
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
    <Stack gap="1">
      <p>{lead}</p>
      <Row as="ul" gap="2" align="top">
        {open.map((batch) => (
          <Stack as="li" key={batch.id} gap="1" isNarrow>
            <Join
              offering={{ ...batch, kind: "BATCH", title: `${course.name}, ${batch.name}` }}
              to={formOf(batch.id)}
              layout={reduced ? "main" : "plain"}
              name={batch.name}
            >
              {batch.hasStarted && <Text tone="muted">{lateJoinNote(batch)}</Text>}
            </Join>
          </Stack>
        ))}
      </Row>
    </Stack>
  );
}
