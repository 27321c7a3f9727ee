import type { LessonKind } from "../../../apollo/schema.generated";
import { Cover } from "../../../ui/art/Cover";
import { Picture } from "../../../ui/Picture";
import { kindOf } from "./lessonKinds";
import styles from "./ReferenceImage.module.css";

interface ReferenceImageProps {
  lesson: {
    kind: LessonKind;
    position?: number;
    imageUrl: string | null;
    thumbnailUrl?: string | null;
    durationText: string | null;
  };
  /** The course's; its lessons take its neighbours. */
  cover?: string;
  number?: number;
  /** Number, kind and duration on the picture. */
  hasMarks?: boolean;
  square?: "phones" | "always";
}

/** How many drawings a subject has. */
const VARIANTS = 6;

function coverOfLesson(cover: string, position: number): string {
  return cover.replace(/\d+(?=-[^/]+$)/, (variant) => String((Number(variant) + position + 1) % VARIANTS));
}

/** The text beside it says the same as the marks. */
export function ReferenceImage({ lesson, cover, number, hasMarks = true, square }: ReferenceImageProps) {
  const { position = 0, imageUrl, thumbnailUrl = null, durationText } = lesson;
  const { Icon } = kindOf(lesson);
  const drawing = cover ? (
    <Cover path={coverOfLesson(cover, position)} square={square} />
  ) : (
    <div className={styles.blank} />
  );
  return (
    <div className={styles.frame}>
      <Picture src={imageUrl ?? thumbnailUrl} fallback={drawing} />
      {hasMarks && (
        <div className={styles.marks} aria-hidden>
          <span className={styles.mark}>
            <Icon size={16} /> {number}
          </span>
          {durationText && <span className={styles.mark}>{durationText}</span>}
        </div>
      )}
    </div>
  );
}
