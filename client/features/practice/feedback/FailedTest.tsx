import { Fragment } from "react";
import { showValue } from "../../../../labs/engine/typedValue";
import type { TypedValue } from "../../../../labs/engine/typedValue";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { CodeBlock } from "../../../ui/text/CodeBlock";
import type { Results_ExerciseFragment } from "./Results.generated";
import { describePlace } from "./describePlace";
import { adviseOn } from "./failureAdvice";
import { FAILURE_REASONS } from "./failureReasons";
import { FoundError } from "./FoundError";
import { OutputDifference } from "./OutputDifference";
import { RowsComparison } from "./RowsComparison";
import { describeStructure } from "./structureWords";
import type { TestResultView } from "./testResult";
import styles from "./feedback.module.css";

type Test = Results_ExerciseFragment["visibleTests"][number];

/** As Python writes it. */
function expectedText({ kind, expected }: Test): string | null {
  if (expected === null || kind === "STRUCTURE") return null;
  if (kind === "RAISES") return `An error: ${expected}`;
  return showValue(JSON.parse(expected) as TypedValue);
}

interface FailedTestProps {
  exercise: Results_ExerciseFragment;
  test: Test;
  result: TestResultView;
  /** The code that ran. */
  code: string;
  onLine: (line: number) => void;
}

/** Short values line by line; none of them is a block of its own. */
function Facts({ test, result }: Pick<FailedTestProps, "test" | "result">) {
  const { kind, call } = test;
  const isValue =
    (kind === "CALL" || result.why === "NO_ERROR") && result.errorType === null && result.shown !== null;
  const facts = [
    ["Called", call],
    ["Expected", expectedText(test)],
    ["Your result", isValue ? result.shown : null],
    ["Printed", result.printed?.trimEnd()],
  ].filter(([, text]) => text);
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Outputs({ test, result }: Pick<FailedTestProps, "test" | "result">) {
  const expected = test.expected ?? "";
  const own = result.printed ?? "";
  return (
    <>
      {test.input && <CodeBlock title="Typed in" code={test.input} />}
      <div className={styles.beside}>
        <CodeBlock title="Expected output" code={expected} />
        <CodeBlock title="Your output" code={own || " "} />
      </div>
      {(result.why === "OUTPUT" || result.why === "BLANKS") && (
        <OutputDifference own={own} expected={expected} />
      )}
    </>
  );
}

/** Why a visible test failed: what was called, what was expected, and what came. */
export function FailedTest({ exercise, test, result, code, onLine }: FailedTestProps) {
  const { kind } = test;
  const { why, place } = result;
  const advice = adviseOn({ test, result, code });
  const isCall = kind === "CALL" || kind === "RAISES";
  return (
    <Stack gap="1">
      {why && <Text isStrong>{FAILURE_REASONS[why]}</Text>}
      {advice && <Text>{advice}</Text>}
      {place && <Text>{describePlace(place)}</Text>}
      <FoundError error={result} code={code} call={isCall ? test.call : null} onLine={onLine} />
      {kind === "STRUCTURE" && <Text>{describeStructure(test)}.</Text>}
      {isCall && <Facts test={test} result={result} />}
      {kind === "PROGRAM" && <Outputs test={test} result={result} />}
      {kind === "ROWS" && (
        <RowsComparison exercise={exercise} expected={test.expected} shown={result.shown} />
      )}
    </Stack>
  );
}
