import { Check, CircleDashed, X } from "lucide-react";
import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import type { Submission_SubmissionFragment } from "../workbench/Workbench.generated";
import { FailedTest } from "./FailedTest";
import { FAILURE_REASONS } from "./failureReasons";
import { Results_ExerciseFragmentDoc } from "./Results.generated";
import type { Results_ExerciseFragment } from "./Results.generated";
import { describeStructure } from "./structureWords";
import styles from "./feedback.module.css";

type Verdict = NonNullable<Submission_SubmissionFragment["verdict"]>;
export type TestResultView = Verdict["results"][number];

function nameOf(test: Results_ExerciseFragment["visibleTests"][number], number: number): string {
  if (test.kind === "STRUCTURE") return describeStructure(test);
  if (test.kind === "ROWS") return "The rows of your query";
  return test.call || `Program ${number}`;
}

function Mark({ passed }: { passed: boolean | undefined }) {
  if (passed === undefined) return <CircleDashed size={18} aria-label="Not checked" role="img" />;
  return passed ? (
    <Check size={18} className={styles.good} aria-label="Passed" role="img" />
  ) : (
    <X size={18} className={styles.bad} aria-label="Failed" role="img" />
  );
}

interface ResultsProps {
  exercise: FragmentType<typeof Results_ExerciseFragmentDoc>;
  results: TestResultView[];
  /** The results belong to older code. */
  isStale: boolean;
}

/** Every test with its result; the first visible one that failed is open. */
export function Results({ exercise, results, isStale }: ResultsProps) {
  const { visibleTests, hiddenTests } = useFragmentData(Results_ExerciseFragmentDoc, exercise);
  const resultOf = new Map(results.map((result) => [result.testId, result]));
  const firstFailed = visibleTests.find(({ id }) => resultOf.get(id)?.passed === false)?.id;
  return (
    <Stack gap="1">
      {isStale && (
        <Text size="small" tone="muted">
          These results belong to older code. Check again.
        </Text>
      )}
      <ul className={isStale ? styles.stale : styles.list}>
        {visibleTests.map((test, index) => {
          const result = resultOf.get(test.id);
          const name = (
            <Row as="span" gap="1" isOneLine>
              <Mark passed={result?.passed} />
              <code className={styles.name}>{nameOf(test, index + 1)}</code>
            </Row>
          );
          return (
            <li key={test.id}>
              {result && !result.passed ? (
                <details open={test.id === firstFailed}>
                  <summary>{name}</summary>
                  <FailedTest test={test} result={result} />
                </details>
              ) : (
                name
              )}
            </li>
          );
        })}
        {hiddenTests.map(({ id, about }) => {
          const result = resultOf.get(id);
          return (
            <li key={id}>
              <Row as="span" gap="1" isOneLine>
                <Mark passed={result?.passed} />
                <span>
                  {about} <Text as="span" size="small" tone="muted">(hidden test)</Text>
                  {result?.why && (
                    <Text as="span" size="small">
                      {" "}
                      {result.errorType ?? FAILURE_REASONS[result.why]}
                    </Text>
                  )}
                </span>
              </Row>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
