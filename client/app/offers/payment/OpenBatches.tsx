import { Join } from "../../../features/workshops/join/Join";
import { useBatchOffering } from "../../../features/workshops/join/useBatchOffering";
import { rupees } from "../../../format/rupees";
import { withCoupon } from "../../../../shared/paths";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import type { CourseBatch, PayableCourse, Reduced } from "./payableCourse";

interface OpenBatchProps extends Pick<OpenBatchesProps, "course" | "couponCode"> {
  batch: CourseBatch;
  layout: "main" | "plain";
}

function OpenBatch({ course, batch, couponCode, layout }: OpenBatchProps) {
  const offering = useBatchOffering(batch, course);
  const { path, anchor, lateNote } = offering;
  return (
    <Stack as="li" gap="1" isNarrow>
      <Join
        offering={offering}
        to={withCoupon(`${path}#${anchor}`, couponCode)}
        layout={layout}
        name={batch.name}
      >
        {lateNote && <Text tone="muted">{lateNote}</Text>}
      </Join>
    </Stack>
  );
}

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
  return (
    <Stack gap="1">
      <p>{lead}</p>
      <Row as="ul" gap="2" align="top">
        {open.map((batch) => (
          <OpenBatch key={batch.id} {...{ course, batch, couponCode }} layout={reduced ? "main" : "plain"} />
        ))}
      </Row>
    </Stack>
  );
}
