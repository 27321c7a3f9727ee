import { Check } from "lucide-react";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Results } from "../feedback/Results";
import type { Results_ExerciseFragment } from "../feedback/Results.generated";
import { RunOutput } from "../workbench/RunOutput";
import type { RunStateProps } from "../workbench/RunState";

interface TrialResultProps extends RunStateProps {
  tests: Results_ExerciseFragment;
  /** As it is now. */
  code: string;
  onLine: (line: number) => void;
}

export function TrialResult({ tests, code, onLine, ...state }: TrialResultProps) {
  const { view } = state;
  const isStale = view.code.trimEnd() !== code.trimEnd();
  const results = view.python?.results ?? view.sql?.results ?? [];
  const isPassed = results.length > 0 && results.every(({ passed }) => passed);
  return (
    <Stack gap="2">
      <RunOutput {...state} isStale={isStale} onLine={onLine} />
      <Text as="div" role="status">
        {isPassed && !isStale && (
          <Row as="span" gap="half" isOneLine align="top">
            <Check size={20} aria-hidden />
            <strong>It works! Open the exercise to have it checked and to keep it.</strong>
          </Row>
        )}
      </Text>
      {results.length > 0 && (
        <Results
          exercise={{ ...tests, hiddenTests: [] }}
          results={results}
          code={view.code}
          isStale={isStale}
          onLine={onLine}
        />
      )}
    </Stack>
  );
}
