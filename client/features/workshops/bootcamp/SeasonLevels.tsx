import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { counted } from "../../../format/counted";
import { CodeBlock } from "../../../ui/text/CodeBlock";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { QuestionDetails } from "../../../ui/text/QuestionDetails";
import { SeasonLevels_SeasonFragmentDoc } from "./BootcampDetails.generated";
import type { SeasonLevels_SeasonFragment } from "./BootcampDetails.generated";
import styles from "./SeasonLevels.module.css";

type Level = SeasonLevels_SeasonFragment["levels"][number];
type Question = NonNullable<Level["questions"]>[number];

/** A question to try at home: what to write, how it begins, and what it must print. */
function LevelQuestion({ position, title, prompt, example, starterCode, expectedResult }: Question) {
  const heading = (
    <>
      <Text as="span" tone="teal">{`${position}.`}</Text> {title}
    </>
  );
  return (
    <QuestionDetails question={heading}>
      <p>{prompt}</p>
      {example && (
        <p>
          <strong>Example:</strong> {example}
        </p>
      )}
      {starterCode && <CodeBlock title="Start with" code={starterCode} />}
      <CodeBlock title="It must print" code={expectedResult} />
    </QuestionDetails>
  );
}

function LevelQuestions({ id, name, questions }: Level) {
  const shown = questions ?? [];
  return (
    <div className={styles.level} role="group" aria-labelledby={`level-${id}`}>
      <header className={styles.header}>
        <h3 id={`level-${id}`}>{name}</h3>
        <Text tone="muted">{counted(shown.length, "question")}</Text>
      </header>
      <Stack as="ol" gap="1">
        {shown.map((question) => (
          <li key={question.id}>
            <LevelQuestion {...question} />
          </li>
        ))}
      </Stack>
    </div>
  );
}

interface SeasonLevelsProps {
  season: FragmentType<SeasonLevels_SeasonFragment>;
}

/** The levels of an open season, the easiest first, each with its questions. */
export function SeasonLevels({ season }: SeasonLevelsProps) {
  const { levels } = useFragmentData(SeasonLevels_SeasonFragmentDoc, season);
  return (
    <Stack gap="4">
      {levels.map((level) => (
        <LevelQuestions key={level.id} {...level} />
      ))}
    </Stack>
  );
}
