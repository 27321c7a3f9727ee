import { Check, X } from "lucide-react";
import { Text } from "../../../ui/layout/Text";
import { CodeBlock } from "../../../ui/text/CodeBlock";
import { describePlace } from "../feedback/describePlace";
import { errorName } from "../feedback/errorName";
import { FAILURE_REASONS } from "../feedback/failureReasons";
import type { TestContent } from "./exerciseContent";
import { expectedText } from "./ExpectedValue";
import { testName } from "./testLabels";
import styles from "./TryExercise.module.css";
import type { TryExerciseQuery } from "./TryExercise.generated";

type Run = TryExerciseQuery["tryExercise"];
type Result = Run["results"][number];

export interface Tried {
  tests: TestContent[];
  solution: Run;
  starter: Run;
}

function reasonOf({ kind }: TestContent, { why, errorType, message, line, place, shown }: Result): string {
  if (errorType) {
    const place = line === null ? "" : `Line ${line}: `;
    return place + [errorName(errorType), message].filter(Boolean).join(": ");
  }
  const reason = why ? FAILURE_REASONS[why] : "";
  if (place) return `${reason} ${describePlace(place)}`;
  return kind === "CALL" && shown !== null ? `${reason} It is ${shown}.` : reason;
}

interface RunResultProps {
  title: string;
  test: TestContent;
  result: Result | undefined;
  /** Only the solution has to pass. */
  isJudged?: boolean;
}

function RunResult({ title, test, result, isJudged }: RunResultProps) {
  if (!result) return null;
  const Mark = result.passed ? Check : X;
  const look = result.passed ? styles.good : styles.bad;
  return (
    <div className={styles.result}>
      <span className={styles.who}>{title}</span>
      <span className={`${styles.mark} ${isJudged ? look : ""}`}>
        <Mark size={18} aria-hidden /> {result.passed ? "passes" : "fails"}
      </span>
      {!result.passed && <span className={styles.reason}>{reasonOf(test, result)}</span>}
    </div>
  );
}

/** Longer values, and those of several lines, open by a click. */
const MAX_INLINE = 80;

function Expected({ text }: { text: string }) {
  if (text.length <= MAX_INLINE && !text.includes("\n"))
    return (
      <div className={styles.result}>
        <span className={styles.who}>Expected</span>
        <code className={styles.value}>{text}</code>
      </div>
    );
  return (
    <details>
      <summary>Expected</summary>
      <CodeBlock title="What the solution gives" code={text} />
    </details>
  );
}

interface TriedTestProps {
  test: TestContent;
  number: number;
  expected: string | null;
  solution: Result | undefined;
  starter: Result | undefined;
}

function TriedTest({ test, number, expected, solution, starter }: TriedTestProps) {
  const isWrong = solution !== undefined && !solution.passed;
  return (
    <li className={styles.test} data-wrong={isWrong || undefined}>
      <p className={styles.name}>
        <strong>Test {number}</strong> <code>{testName(test)}</code>
      </p>
      <RunResult title="Solution" test={test} result={solution} isJudged />
      <RunResult title="Starter code" test={test} result={starter} />
      {expected !== null && <Expected text={expectedText(test.kind, expected) || "(no output)"} />}
    </li>
  );
}

function isPassed({ results }: Run): boolean {
  return results.every(({ passed }) => passed);
}

function Verdict({ tests, solution, starter }: Tried) {
  if (solution.problem)
    return (
      <Text tone="brick" isStrong>
        {solution.problem.message}
      </Text>
    );
  const all = tests.length === 1 ? "the test" : `all ${tests.length} tests`;
  if (isPassed(starter))
    return (
      <Text tone="brick" isStrong>
        The starter code passes {all}, so it can’t be published. Add a test that it fails, or take the answer
        out of it.
      </Text>
    );
  return (
    <Text tone="teal" isStrong>
      The solution passes {all}, and the starter code doesn’t. It can be published.
    </Text>
  );
}

export function TryResults({ tests, solution, starter }: Tried) {
  return (
    <>
      <Verdict tests={tests} solution={solution} starter={starter} />
      <ol className={styles.tests}>
        {tests.map((test, index) => (
          <TriedTest
            key={test.id ?? index}
            test={test}
            number={index + 1}
            expected={solution.expected[index] ?? null}
            solution={solution.results[index]}
            starter={starter.results[index]}
          />
        ))}
      </ol>
    </>
  );
}
