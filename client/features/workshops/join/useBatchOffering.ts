import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { shortDate } from "../../../format/shortDate";
import { paths } from "../../../../shared/paths";
import type { BatchOffering_BatchFragment } from "./BatchOffering.generated";
import { BatchOffering_BatchFragmentDoc } from "./BatchOffering.generated";
import type { PricedOffering } from "./offering";

export type BatchOffering = FragmentType<BatchOffering_BatchFragment>;

interface BatchCourse {
  slug: string;
  name: string;
  priceRupees: number | null;
}

export function useBatchOffering(batch: BatchOffering, course: BatchCourse): PricedOffering {
  const data = useFragmentData(BatchOffering_BatchFragmentDoc, batch);
  const { id, name, startsOn, seats, seatsLeft, takesRegistrations } = data;
  const started = data.hasStarted && startsOn !== null ? `Started on ${shortDate(startsOn)}.` : null;
  const mayJoin =
    seatsLeft === 0 ? "" : " You can still join: the videos of past classes are in your portal.";
  return {
    ...{ kind: "BATCH", id, seats, seatsLeft, takesRegistrations },
    title: `${course.name}, ${name}`,
    priceRupees: course.priceRupees ?? 0,
    lateNote: started && started + mayJoin,
    anchor: `register-${id}`,
    path: paths.lmsCourse(course.slug),
  };
}
