import { Link } from "react-router-dom";
import { useLatestQuery } from "../../../../apollo/useLatestQuery";
import { cmsPaths } from "../../../../cmsPaths";
import { clockTime } from "../../../../format/clockTime";
import { counted } from "../../../../format/counted";
import { paths } from "../../../../../shared/paths";
import { Row } from "../../../../ui/layout/Row";
import { Text } from "../../../../ui/layout/Text";
import { Notice } from "../../../../ui/Notice";
import { Panel } from "../../../../ui/Panel";
import styles from "./LessonStops.module.css";
import type { LessonStopsQuery } from "./LessonStops.generated";
import { LessonStopsDocument } from "./LessonStops.generated";

type Stop = LessonStopsQuery["cmsLessonStops"][number];

const MINUTE = 60;

function sentence({ startedCount, stoppedCount, minute }: Stop): string {
  const [from, to] = [clockTime(minute * MINUTE), clockTime((minute + 1) * MINUTE)];
  const where = stoppedCount > 1 ? "most at" : "at";
  return `${stoppedCount} of ${counted(startedCount, "learner")} stopped, ${where} ${from}–${to}`;
}

function LessonStop({ stop }: { stop: Stop }) {
  const { id, title, batchId, batchName, doneCount, leftCount, minute } = stop;
  return (
    <li className={styles.stop}>
      <Link to={paths.lesson(id, String(minute * MINUTE))} className={styles.title}>
        {title}
      </Link>
      <Text>{sentence(stop)}</Text>
      <Row hasTargets gap="2" rowGap="0" tone="muted" size="small">
        <span>{doneCount === 0 ? "Nobody" : doneCount} finished it</span>
        {leftCount > 0 && <span>{leftCount} opened no other lesson since</span>}
        <Link to={cmsPaths.batchLearners(batchId)}>{batchName}</Link>
      </Row>
    </li>
  );
}

interface LessonStopsProps {
  courseId: string;
}

export function LessonStops({ courseId }: LessonStopsProps) {
  const { cmsLessonStops } = useLatestQuery(LessonStopsDocument, { courseId });
  return (
    <Panel title="Where learners stop">
      {cmsLessonStops.length === 0 ? (
        <Notice title="Nobody stopped yet">
          <p>
            Videos that learners left unfinished for two days appear here, with the minute they stopped at.
          </p>
        </Notice>
      ) : (
        <>
          <p>Videos that learners left unfinished two days ago or earlier, those with most learners first.</p>
          <ol>
            {cmsLessonStops.map((stop) => (
              <LessonStop key={stop.id} stop={stop} />
            ))}
          </ol>
        </>
      )}
    </Panel>
  );
}
