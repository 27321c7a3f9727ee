import { Check, CircleDashed, X } from "lucide-react";
import { Suspense } from "react";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { PART_MISSING, lazyComponent } from "../../../ui/lazyComponent";
import { FAILURE_REASONS } from "./failureReasons";
import type { Results_ExerciseFragment } from "./Results.generated";
import { describeStructure } from "./structureWords";
import type { TestResultView } from "./testResult";
import styles from "./feedback.module.css";

/** What explains a failure waits until one is there. */
const FailedTest = lazyComponent(
  () => import("./FailedTest"),
  "FailedTest",
  () => <Text>{PART_MISSING}</Text>,
);

type Test = Results_ExerciseFragment["visibleTests"][number];

function nameOf(test: Test, number: number): string {
  if (test.kind === "STRUCTURE") return describeStructure(test);
  if (test.kind === "ROWS") return "The rows of your query";
  return test.call || `Program, run ${number}`;
}

function Mark({ passed }: { passed: boolean | undefined }) {
  if (passed === undefined) return <CircleDashed size={18} aria-label="Not checked" role="img" />;
  return passed ? (
    <Check size={18} className={styles.good} aria-label="Passed" role="img" />
  ) : (
    <X size={18} className={styles.bad} aria-label="Failed" role="img" />
  );
}

interface HiddenTestProps {
  about: string;
  result: TestResultView | undefined;
}

function HiddenTest({ about, result }: HiddenTestProps) {
  return (
    <Row as="span" gap="1" isOneLine align="top">
      <Mark passed={result?.passed} />
      <span>
        {about}{" "}
        <Text as="span" size="small" tone="muted">
          (hidden test)
        </Text>
        {result?.why && (
          <Text as="span" size="small">
            {" "}
            {FAILURE_REASONS[result.why]}
          </Text>
        )}
      </span>
    </Row>
  );
}

interface VisibleTestProps {
  exercise: Results_ExerciseFragment;
  test: Test;
  number: number;
  result: TestResultView | undefined;
  code: string;
  isOpen: boolean;
  onLine: (line: number) => void;
}

function VisibleTest({ exercise, test, number, result, code, isOpen, onLine }: VisibleTestProps) {
  const name = (
    <Row as="span" gap="1" isOneLine align="top">
      <Mark passed={result?.passed} />
      <code className={styles.name}>{nameOf(test, number)}</code>
    </Row>
  );
  if (!result || result.passed) return name;
  return (
    <details open={isOpen}>
      <summary>{name}</summary>
      <Suspense>
        <FailedTest exercise={exercise} test={test} result={result} code={code} onLine={onLine} />
      </Suspense>
    </details>
  );
}

interface ResultsProps {
  exercise: Results_ExerciseFragment;
  results: TestResultView[];
  /** The code that ran. */
  code: string;
  /** The results belong to older code. */
  isStale: boolean;
  onLine: (line: number) => void;
}

/** Every test with its result; the first visible one that failed is open. */
export function Results({ exercise, results, code, isStale, onLine }: ResultsProps) {
  const { visibleTests, hiddenTests } = exercise;
  const resultOf = new Map(results.map((result) => [result.testId, result]));
  const firstFailed = visibleTests.find(({ id }) => resultOf.get(id)?.passed === false)?.id;
  return (
    <Stack gap="1">
      {isStale && (
        <Text size="small" tone="muted">
          These results belong to older code. Run it again.
        </Text>
      )}
      <ul className={isStale ? styles.stale : styles.list}>
        {visibleTests.map((test, index) => (
          <li key={test.id}>
            <VisibleTest
              exercise={exercise}
              test={test}
              number={index + 1}
              result={resultOf.get(test.id)}
              code={code}
              isOpen={test.id === firstFailed}
              onLine={onLine}
            />
          </li>
        ))}
        {hiddenTests.map(({ id, about }) => (
          <li key={id}>
            <HiddenTest about={about} result={resultOf.get(id)} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
