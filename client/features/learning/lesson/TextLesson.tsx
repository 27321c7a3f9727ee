import { Prose } from "../../../ui/text/Prose";
import styles from "./LessonParts.module.css";
import { useOpened } from "./useOpened";

interface TextLessonProps {
  lesson: { id: string; textHtml: string | null };
}

export function TextLesson({ lesson }: TextLessonProps) {
  useOpened(lesson.id);
  return (
    <article className={styles.text}>
      <Prose html={lesson.textHtml ?? ""} />
    </article>
  );
}
