import { Link } from "react-router-dom";
import { cmsPaths } from "../../../cmsPaths";
import { counted } from "../../../format/counted";
import { dayInIndia } from "../../../format/indiaTime";
import { momentInIndia } from "../../../format/momentInIndia";
import { shortDate } from "../../../format/shortDate";
import { timeAgo } from "../../../format/timeAgo";
import { Button } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { Text } from "../../../ui/layout/Text";
import { ProgressBar } from "../../../ui/ProgressBar";
import type { BatchLearnersQuery } from "./BatchLearners.generated";

export type BatchLearner = BatchLearnersQuery["cmsBatchLearners"]["nodes"][number];

export const COLUMNS = [
  { title: "Learner", width: 28 },
  { title: "Progress", width: 22 },
  { title: "Last active", width: 16 },
  { title: "Classes and questions", width: 19 },
  { title: "Access" },
];

const SOURCES: Record<NonNullable<BatchLearner["source"]>, string> = {
  CODE: "with the code",
  PAYMENT: "by payment",
  STAFF: "added by staff",
};

interface LastActiveProps {
  at: string | null;
  now: number;
}

function LastActive({ at, now }: LastActiveProps) {
  if (!at) return <Text as="span">Never active</Text>;
  return (
    <time dateTime={at} title={momentInIndia(at)}>
      Active {timeAgo(now - Date.parse(at))}
    </time>
  );
}

interface LearnerRowProps {
  learner: BatchLearner;
  courseId: string;
  now: number;
  onRevoke: () => void;
}

export function LearnerRow({ learner: row, courseId, now, onRevoke }: LearnerRowProps) {
  const { learner, source, grantedAt, lessonCount, doneCount, classCount, openQuestionCount } = row;
  return (
    <tr>
      <td>
        <strong>{learner.name}</strong>
        <Text tone="muted" size="small" isBreakable>
          {learner.email}
        </Text>
        {source && grantedAt && (
          <Text tone="muted" size="small">
            Since {shortDate(dayInIndia(grantedAt))}, {SOURCES[source]}
          </Text>
        )}
      </td>
      <td>
        {lessonCount === 0 ? (
          "No lessons yet"
        ) : (
          <ProgressBar
            label={`${doneCount} of ${counted(lessonCount, "lesson")}`}
            value={doneCount}
            max={lessonCount}
          />
        )}
      </td>
      <td>
        <LastActive at={row.lastActiveAt} now={now} />
      </td>
      <td>
        <Text>
          {classCount === 0
            ? "No classes yet"
            : `${row.attendedCount} of ${counted(classCount, "class", "classes")}`}
        </Text>
        {openQuestionCount === 0 ? (
          <Text>No open questions</Text>
        ) : (
          <Row hasTargets>
            <Link to={cmsPaths.lessonQuestionsIn("UNANSWERED", courseId)}>
              {counted(openQuestionCount, "open question")}
            </Link>
          </Row>
        )}
      </td>
      <td>
        {row.accessId ? (
          <Button size="small" look="quiet" onClick={onRevoke}>
            Revoke<span className="visually-hidden"> access of {learner.name}</span>
          </Button>
        ) : (
          "Open batch"
        )}
      </td>
    </tr>
  );
}
