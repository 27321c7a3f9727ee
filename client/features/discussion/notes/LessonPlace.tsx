import { Link } from "react-router-dom";
import { clockTime } from "../../../format/clockTime";
import { paths } from "../../../../shared/paths";
import { Text } from "../../../ui/layout/Text";
import type { OwnNotesQuery } from "./Notes.generated";
import styles from "./notes.module.css";

type Lesson = OwnNotesQuery["viewerNotes"]["nodes"][number]["lesson"];

interface LessonPlaceProps {
  lesson: Lesson;
  atSecond: number | null;
}

/** A link to the lesson at that second, unless it is closed to the viewer now. */
export function LessonPlace({ lesson, atSecond }: LessonPlaceProps) {
  const name = atSecond === null ? lesson.title : `${lesson.title} at ${clockTime(atSecond)}`;
  const why = lesson.isRemoved ? "removed" : "not open to you now";
  return (
    <span className={styles.place}>
      {lesson.isOpen ? (
        <Link to={paths.lesson(lesson.id, atSecond === null ? "" : String(atSecond))}>{name}</Link>
      ) : (
        <span>
          {name} ({why})
        </span>
      )}
      <Text as="span" size="small" tone="muted">
        {lesson.courseName} · {lesson.batchName}
      </Text>
    </span>
  );
}
