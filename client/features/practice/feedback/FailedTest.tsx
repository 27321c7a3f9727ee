import { showValue } from "../../../../labs/engine/typedValue";
import type { TypedValue } from "../../../../labs/engine/typedValue";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { CodeBlock } from "../../../ui/text/CodeBlock";
import type { Results_ExerciseFragment } from "./Results.generated";
import type { TestResultView } from "./Results";
import { explainError } from "./explainError";
import { FAILURE_REASONS } from "./failureReasons";
import { RowsComparison } from "./RowsComparison";
import { describeStructure } from "./structureWords";

type Test = Results_ExerciseFragment["visibleTests"][number];

/** As Python writes it; a program's output as it is. */
function expectedText({ kind, expected }: Test): string | null {
  if (expected === null || kind === "STRUCTURE" || kind === "ROWS") return null;
  if (kind === "PROGRAM") return expected;
  if (kind === "RAISES") return `An error: ${expected}`;
  return showValue(JSON.parse(expected) as TypedValue);
}

function ErrorText({ result }: { result: TestResultView }) {
  const { errorType, message, line } = result;
  if (!errorType) return null;
  const explanation = explainError({ type: errorType, message: message ?? "" });
  return (
    <>
      {explanation && <Text>{explanation.text}</Text>}
      <Text size="small" tone="muted">
        {line !== null && <strong>Line {line}: </strong>}
        {errorType}
        {message && `: ${message}`}
      </Text>
    </>
  );
}

interface FailedTestProps {
  test: Test;
  result: TestResultView;
}

/** Why a visible test failed: what was called, what was expected, and what came. */
export function FailedTest({ test, result }: FailedTestProps) {
  const { kind, call, input } = test;
  const { why, shown, printed } = result;
  const expected = expectedText(test);
  const isValue = kind === "CALL" && result.errorType === null && shown !== null;
  return (
    <Stack gap="1">
      {why && <Text isStrong>{FAILURE_REASONS[why]}</Text>}
      <ErrorText result={result} />
      {kind === "STRUCTURE" && <Text>{describeStructure(test)}.</Text>}
      {call && <CodeBlock title="Called" code={call} />}
      {kind === "PROGRAM" && input && <CodeBlock title="Typed in" code={input} />}
      {expected !== null && <CodeBlock title="Expected" code={expected} />}
      {isValue && <CodeBlock title="Your result" code={shown} />}
      {printed && <CodeBlock title={kind === "PROGRAM" ? "Your output" : "Printed"} code={printed} />}
      {kind === "ROWS" && <RowsComparison expected={test.expected} shown={shown} />}
    </Stack>
  );
}
