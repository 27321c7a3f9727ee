import type { ReactNode } from "react";
import styles from "./QuestionDetails.module.css";

interface QuestionDetailsProps {
  question: ReactNode;
  /** Of the questions of one group, the browser keeps at most one open. */
  group?: string;
  /** The answer. */
  children: ReactNode;
}

/** A question that opens to its answer, also without JavaScript. */
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

/** Questions below each other. */
export function QuestionColumn({ children }: QuestionColumnProps) {
  return <div className={styles.column}>{children}</div>;
}
