import type { FragmentType } from "@apollo/client";
import { Notice } from "../../ui/Notice";
import { QuestionItem } from "./QuestionItem";
import type { QuestionItem_QuestionFragment } from "./QuestionItem.generated";
import styles from "./QuestionList.module.css";

interface QuestionListProps {
  questions: ({ id: string } & FragmentType<QuestionItem_QuestionFragment>)[];
}

/** Questions and answers, one open at a time; the browser itself opens and closes them. */
export function QuestionList({ questions }: QuestionListProps) {
  if (questions.length === 0) {
    return (
      <Notice title="No questions yet">
        <p>What learners ask about the portal will be answered here.</p>
      </Notice>
    );
  }
  return (
    <div className={styles.list}>
      {questions.map((question) => (
        <QuestionItem key={question.id} question={question} group="lms-questions" />
      ))}
    </div>
  );
}
