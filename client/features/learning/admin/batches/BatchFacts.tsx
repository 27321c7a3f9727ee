import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { counted } from "../../../../format/counted";
import { dateRange } from "../../../../format/dateRange";
import { waitingLabel } from "../../../../format/waitingLabel";
import { Row } from "../../../../ui/layout/Row";
import { Tag } from "../../../../ui/text/Tag";
import type { BatchFacts_BatchFragment } from "./batch.record.generated";
import { BatchFacts_BatchFragmentDoc } from "./batch.record.generated";

interface BatchFactsProps {
  batch: FragmentType<BatchFacts_BatchFragment>;
}

function seatsLabel(taken: number, seats: number | null): string {
  return seats === null ? counted(taken, "learner") : `${taken} of ${counted(seats, "seat")} taken`;
}

export function BatchFacts({ batch }: BatchFactsProps) {
  const data = useFragmentData(BatchFacts_BatchFragmentDoc, batch);
  // In an open batch people learn without a seat.
  const hasSeats = data.access !== "OPEN" || data.seats !== null || data.seatsTaken > 0;
  return (
    <Row gap="2" rowGap="half" tone="muted" size="small">
      <Tag tone={data.access === "OPEN" ? "good" : "plain"}>
        {data.access === "OPEN" ? "Open to everyone" : "Secret code"}
      </Tag>
      {data.isCodeWeak && <Tag tone="warning">Weak code</Tag>}
      {data.isClosed && <Tag tone="warning">Closed to new learners</Tag>}
      <span>{dateRange(data) ?? "no dates yet"}</span>
      {hasSeats && (
        <span>
          {seatsLabel(data.seatsTaken, data.seats)}
          {waitingLabel(data.waitingPeople)}
        </span>
      )}
      <span>{counted(data.referenceCount, "reference")}</span>
    </Row>
  );
}
