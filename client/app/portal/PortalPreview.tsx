import { Check } from "lucide-react";
import { clockTime } from "../../format/clockTime";
import { subjectOf } from "../../ui/art/Cover";
import { Row } from "../../ui/layout/Row";
import { Text } from "../../ui/layout/Text";
import { ProgressBar } from "../../ui/ProgressBar";
import { LessonLine } from "../../features/learning/lesson/LessonLine";
import { ReferenceImage } from "../../features/learning/lesson/ReferenceImage";
import styles from "./PortalPreview.module.css";

const DONE = { doneBy: "WATCHED" };

const LESSONS = [
  { kind: "VIDEO", title: "Your first SELECT", durationText: "8:12", progress: DONE },
  { kind: "VIDEO", title: "Filter and sort", durationText: "11:40", progress: DONE },
  { kind: "VIDEO", title: "Join two tables", durationText: "14:05", progress: null },
  { kind: "EXERCISE", title: "Which pincode orders most?", durationText: null, progress: null },
] as const;

const OPEN = 2;
const WATCHED_SECONDS = 512;
const OPEN_SECONDS = 845;

/** Of the course that it is about, or else of any. */
export function previewCoverOf(courses: { cover: string }[]): string | undefined {
  return (courses.find(({ cover }) => subjectOf(cover) === "sql") ?? courses[0])?.cover;
}

interface PortalPreviewProps {
  /** Of the course it shows. */
  cover: string;
}

/** The learning portal's own parts, with sample data. */
export function PortalPreview({ cover }: PortalPreviewProps) {
  const open = LESSONS[OPEN];
  return (
    <figure className={styles.preview}>
      <div className={styles.window} inert>
        <div className={styles.player}>
          <div className={styles.picture}>
            <ReferenceImage
              lesson={{ ...open, position: OPEN, imageUrl: null }}
              cover={cover}
              number={OPEN + 1}
            />
          </div>
          <div className={styles.text}>
            <strong className={styles.title}>{open.title}</strong>
            <ProgressBar
              label={`${clockTime(WATCHED_SECONDS)} of ${open.durationText}`}
              value={WATCHED_SECONDS}
              max={OPEN_SECONDS}
            />
          </div>
        </div>
        <ol className={styles.lessons}>
          {LESSONS.map((lesson, index) => (
            <li key={lesson.title} className={index === OPEN ? styles.open : undefined}>
              <LessonLine lesson={lesson} number={index + 1} />
            </li>
          ))}
        </ol>
        <Row gap="half" isOneLine>
          <Check size={18} className={styles.passed} aria-hidden />
          <Text as="span" size="small">
            Your last exercise: 6 of 6 tests passed
          </Text>
        </Row>
      </div>
      <figcaption>The learning portal, with sample data.</figcaption>
    </figure>
  );
}
