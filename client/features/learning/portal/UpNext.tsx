import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { useServerNow } from "../../../hooks/useServerNow";
import { Grid } from "../../../ui/layout/Grid";
import { LiveClass_ClassFragmentDoc } from "../classes/LiveClass.generated";
import type { LiveClass_ClassFragment } from "../classes/LiveClass.generated";
import { NextClass } from "../classes/NextClass";
import { isOverAt } from "../classes/classTimes";
import type { ResumeCard_ReferenceFragment } from "./Dash.generated";
import type { OwnBatch } from "./ownBatches";
import { ResumeCard } from "./ResumeCard";

const SOON_MS = 3_600_000;

interface UpNextProps {
  /** The next first. */
  classes: FragmentType<LiveClass_ClassFragment>[];
  lesson: FragmentType<ResumeCard_ReferenceFragment> | undefined;
  batches: OwnBatch[];
}

/** The lesson to resume and the next live class, which comes first in the hour before its start. */
export function UpNext({ classes, lesson, batches }: UpNextProps) {
  const now = useServerNow();
  const next = useFragmentData(LiveClass_ClassFragmentDoc, classes).find(
    (one) => one.cancelledAt === null && !isOverAt(one, now),
  );
  const isSoon = next && Date.parse(next.startsAt) - now < SOON_MS;
  if (!next && !lesson) return null;
  return (
    <Grid column="24" isFilled gap="2">
      {isSoon && <NextClass liveClass={next} now={now} />}
      {lesson && <ResumeCard reference={lesson} batches={batches} />}
      {next && !isSoon && <NextClass liveClass={next} now={now} />}
    </Grid>
  );
}
