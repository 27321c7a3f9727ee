import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { QuestionItem_QuestionFragmentDoc } from "./QuestionItem.generated";
import type { QuestionItem_QuestionFragment } from "./QuestionItem.generated";
import styles from "./QuestionItem.module.css";

interface QuestionItemProps {
  question: FragmentType<QuestionItem_QuestionFragment>;
  /** Of the questions of one group, the browser keeps at most one open. */
  group: string;
}

export function QuestionItem({ question, group }: QuestionItemProps) {
  const { data } = useSuspenseFragment({
    fragment: QuestionItem_QuestionFragmentDoc,
    fragmentName: "QuestionItem_question",
    from: question,
  });
  return (
    <details className={styles.item} name={group}>
      <summary>{data.question}</summary>
      <p>{data.answer}</p>
    </details>
  );
}
