import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { CodeBlock } from "../../../ui/CodeBlock";
import { LevelQuestion_QuestionFragmentDoc } from "./LevelQuestion.generated";
import type { LevelQuestion_QuestionFragment } from "./LevelQuestion.generated";
import styles from "./LevelQuestion.module.css";

interface LevelQuestionProps {
  question: FragmentType<LevelQuestion_QuestionFragment>;
}

/** A question to read and to try at home: what to write, how it begins, and what it must print. */
export function LevelQuestion({ question }: LevelQuestionProps) {
  const { data } = useSuspenseFragment({
    fragment: LevelQuestion_QuestionFragmentDoc,
    fragmentName: "LevelQuestion_question",
    from: question,
  });
  return (
    <details className={styles.question}>
      <summary>
        <span>
          <span className={styles.number}>{`${data.position}.`}</span> {data.title}
        </span>
      </summary>
      <div className={styles.body}>
        <p>{data.prompt}</p>
        {data.example && (
          <p>
            <strong>Example:</strong> {data.example}
          </p>
        )}
        {data.starterCode && <CodeBlock title="Start with" code={data.starterCode} />}
        <CodeBlock title="It must print" code={data.expectedResult} />
      </div>
    </details>
  );
}
