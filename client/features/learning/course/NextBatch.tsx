import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { dateRange } from "../../../format/dateRange";
import { hours } from "../../../format/hours";
import type { Fact } from "../../../ui/text/Facts";
import { Facts } from "../../../ui/text/Facts";
import { Join } from "../../workshops/join/Join";
import { seatsFact } from "../../workshops/join/offering";
import { useBatchOffering } from "../../workshops/join/useBatchOffering";
import type { NextBatch_BatchFragment } from "./BatchCard.generated";
import { NextBatch_BatchFragmentDoc } from "./BatchCard.generated";

/** The bar at the bottom waits until the card with this id has left the screen. */
export const PRICE_ID = "price";

interface NextBatchCourse {
  slug: string;
  name: string;
  priceRupees: number | null;
  hoursPerWeek: number | null;
}

interface NextBatchProps {
  batch: FragmentType<NextBatch_BatchFragment>;
  course: NextBatchCourse;
}

function liveClasses({ hoursPerWeek }: NextBatchCourse): Fact {
  return ["Live classes", hoursPerWeek && `${hours(hoursPerWeek)} a week`];
}

/** Dates, seats and the way to register for the batch that starts next. */
export function NextBatch({ batch, course }: NextBatchProps) {
  const data = useFragmentData(NextBatch_BatchFragmentDoc, batch);
  const offering = useBatchOffering(data, course);
  return (
    <>
      <Facts
        facts={[
          ["Next batch", dateRange(data) ?? data.name],
          ["Schedule", data.scheduleText],
          liveClasses(course),
          ["Seats", seatsFact(offering)],
        ]}
      />
      <Join offering={offering} />
    </>
  );
}

export function NoNextBatch({ course }: Pick<NextBatchProps, "course">) {
  return (
    <>
      <Facts facts={[["Next batch", "No date yet"], liveClasses(course)]} />
      <Join about={`the next batch of ${course.name}`} />
    </>
  );
}

/** Price and action, which stay in view on a phone. */
export function NextBatchBar({ batch, course }: NextBatchProps) {
  const offering = useBatchOffering(useFragmentData(NextBatch_BatchFragmentDoc, batch), course);
  return <Join offering={offering} layout="bar" after={PRICE_ID} />;
}
