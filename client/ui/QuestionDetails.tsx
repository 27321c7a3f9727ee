import styles from "./QuestionDetails.module.css";

interface QuestionDetailsProps {
  question: string;
  answer: string;
  /** Of the questions of one group, the browser keeps at most one open. */
  group: string;
}

/** A question that opens to its answer, also without JavaScript. */
export function QuestionDetails({ question, answer, group }: QuestionDetailsProps) {
  return (
    <details className={styles.item} name={group}>
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  );
}
