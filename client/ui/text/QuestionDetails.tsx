import type { ReactNode } from "react";
import styles from "./QuestionDetails.module.css";

interface QuestionDetailsProps {
  question: ReactNode;
  /** The browser keeps one question of a group open. */
  group?: string;
  children: ReactNode;
}

export function QuestionDetails({ question, group, children }: QuestionDetailsProps) {
  return (
    <details className={styles.item} name={group}>
      <summary>
        <span>{question}</span>
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}

interface QuestionColumnProps {
  children: ReactNode;
}

export function QuestionColumn({ children }: QuestionColumnProps) {
  return <div className={styles.column}>{children}</div>;
}
