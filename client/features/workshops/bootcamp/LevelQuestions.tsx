import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { counted } from "../../../format/counted";
import { LevelQuestion } from "./LevelQuestion";
import { LevelQuestions_LevelFragmentDoc } from "./LevelQuestions.generated";
import type { LevelQuestions_LevelFragment } from "./LevelQuestions.generated";
import styles from "./LevelQuestions.module.css";

interface LevelQuestionsProps {
  level: FragmentType<LevelQuestions_LevelFragment>;
}

/** A level with its questions, each folded up. */
export function LevelQuestions({ level }: LevelQuestionsProps) {
  const { data } = useSuspenseFragment({
    fragment: LevelQuestions_LevelFragmentDoc,
    fragmentName: "LevelQuestions_level",
    from: level,
  });
  const questions = data.questions ?? [];
  return (
    <div className={styles.level} role="group" aria-labelledby={`level-${data.id}`}>
      <header className={styles.header}>
        <h3 id={`level-${data.id}`}>{data.name}</h3>
        <p>{counted(questions.length, "question")}</p>
      </header>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question.id}>
            <LevelQuestion question={question} />
          </li>
        ))}
      </ol>
    </div>
  );
}
