import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../apollo/useFragmentData";
import { useServerNow } from "../../hooks/useServerNow";
import { paths } from "../../../shared/paths";
import { Grid } from "../../ui/layout/Grid";
import { Text } from "../../ui/layout/Text";
import { ClassTime } from "../../features/classes/ClassTime";
import type { LiveClass } from "../../features/classes/classTimes";
import { isOverAt, startsIn } from "../../features/classes/classTimes";
import { JoinClass } from "../../features/classes/JoinClass";
import type { LiveClass_ClassFragment } from "../../features/classes/LiveClass.generated";
import { LiveClass_ClassFragmentDoc } from "../../features/classes/LiveClass.generated";
import type { OwnDashQuery } from "./Dash.generated";
import type { OwnBatch } from "./ownBatches";
import { ResumeCard } from "./ResumeCard";
import styles from "./UpNext.module.css";

interface NextClassProps {
  liveClass: LiveClass;
  now: number;
}

function NextClass({ liveClass: next, now }: NextClassProps) {
  return (
    <section className={styles.next} aria-labelledby="next-class-title">
      <div className={styles.text}>
        <Text tone="teal" size="small" isStrong>
          Next live class
        </Text>
        <h2 id="next-class-title">{next.title}</h2>
        <Text>
          <ClassTime liveClass={next} />
        </Text>
        <Text tone="muted" size="small">
          {next.about}
          {next.teacherName && ` · with ${next.teacherName}`}
        </Text>
        <Link to={paths.classes}>All live classes</Link>
      </div>
      <div className={styles.join}>
        <p className={styles.countdown} role="timer" aria-label={`Time until ${next.title}`}>
          {startsIn(Date.parse(next.startsAt) - now)}
        </p>
        <JoinClass key={next.id} liveClass={next} />
      </div>
    </section>
  );
}

const SOON_MS = 3_600_000;

/** The class that `UpNext` shows. */
export function useNextClass(classes: UpNextProps["classes"], stepMs?: number) {
  const now = useServerNow(stepMs);
  const next = useFragmentData(LiveClass_ClassFragmentDoc, classes).find(
    (one) => one.cancelledAt === null && !isOverAt(one, now),
  );
  return { next, now };
}

interface UpNextProps {
  /** The next first. */
  classes: FragmentType<LiveClass_ClassFragment>[];
  lesson: OwnDashQuery["continueLearning"][number] | undefined;
  batches: OwnBatch[];
}

/** The lesson to resume and the next live class, which comes first in the hour before its start. */
export function UpNext({ classes, lesson, batches }: UpNextProps) {
  const { next, now } = useNextClass(classes);
  const isSoon = next && Date.parse(next.startsAt) - now < SOON_MS;
  if (!next && !lesson) return null;
  const own = batches.find(({ id }) => id === lesson?.batchId);
  const about =
    own && `${own.course.name} · ${own.name} · ${own.doneCount} of ${own.referenceCount} lessons done`;
  return (
    <Grid column="24" isFilled gap="2">
      {isSoon && <NextClass liveClass={next} now={now} />}
      {lesson && <ResumeCard reference={lesson} about={about} cover={own?.course.cover} />}
      {next && !isSoon && <NextClass liveClass={next} now={now} />}
    </Grid>
  );
}
