import { Check } from "lucide-react";
import type { LessonKind } from "../../../apollo/schema.generated";
import { kindOf, lessonTime } from "./lessonKinds";
import styles from "./LessonLine.module.css";

interface LessonLineProps {
  lesson: {
    kind: LessonKind;
    title: string;
    durationText: string | null;
    progress: { doneBy: string | null } | null;
  };
  number: number;
}

export function LessonLine({ lesson, number }: LessonLineProps) {
  const { label, Icon } = kindOf(lesson);
  const time = lessonTime(lesson);
  const isDone = Boolean(lesson.progress?.doneBy);
  return (
    <span className={styles.line}>
      <span className={styles.number} aria-hidden>
        {isDone ? <Check size={16} /> : number}
      </span>
      <span>
        {lesson.title}
        <span className={styles.facts}>
          <Icon size={14} aria-hidden />
          {label}
          {time && ` · ${time}`}
          {isDone && " · done"}
        </span>
      </span>
    </span>
  );
}
