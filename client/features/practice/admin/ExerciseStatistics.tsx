import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { refetchActive } from "../../../apollo/refetchActive";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { counted } from "../../../format/counted";
import { useTicks } from "../../../hooks/useTicks";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Notice } from "../../../ui/Notice";
import { showToast } from "../../../ui/overlay/toast";
import { Panel } from "../../../ui/Panel";
import { ProgressBar } from "../../../ui/ProgressBar";
import { CodeBlock } from "../../../ui/text/CodeBlock";
import { errorName } from "../feedback/errorName";
import { FAILURE_REASONS } from "../feedback/failureReasons";
import type { ExerciseStatisticsQuery } from "./ExerciseStatistics.generated";
import { ExerciseStatisticsDocument } from "./ExerciseStatistics.generated";
import styles from "./ExerciseStatistics.module.css";
import { testName } from "./testLabels";
import { WithdrawPasses } from "./WithdrawPasses";

type Exercise = NonNullable<ExerciseStatisticsQuery["cmsExercise"]>;
type WrongAnswer = Exercise["statistics"]["wrongAnswers"][number];

const EVERY_MS = 2000;

interface RecheckProps {
  /** Learners whose code is still to be checked. */
  left: number;
  total: number;
}

/** While code is checked again after a change. */
function Recheck({ left, total }: RecheckProps) {
  const client = useApolloClient();
  const isRunning = left > 0;
  const wasRunning = useRef(isRunning);
  const ticks = useTicks({ everyMs: EVERY_MS, isRunning });

  useEffect(() => {
    if (ticks > 0) void refetchActive(client, [ExerciseStatisticsDocument]);
  }, [client, ticks]);

  // The form's end is far from this panel.
  useEffect(() => {
    if (isRunning && !wasRunning.current) showToast("success", "Learners’ code is being checked again.");
    wasRunning.current = isRunning;
  }, [isRunning]);

  if (!isRunning) return null;
  return (
    <Stack gap="half">
      <p>
        <strong>
          The code of {counted(total, "learner")} is being checked again, because the exercise changed.
        </strong>{" "}
        Nobody loses a pass by this.
      </p>
      <ProgressBar label={`${total - left} of ${total} checked`} value={total - left} max={total} />
    </Stack>
  );
}

function nameIn(tests: Exercise["tests"], testId: string): string {
  const index = tests.findIndex(({ id }) => id === testId);
  const test = tests[index];
  return test ? `Test ${index + 1}: ${testName(test)}` : "A test that was removed";
}

interface WrongAnswerRowProps {
  name: string;
  answer: WrongAnswer;
}

function WrongAnswerRow({ name, answer }: WrongAnswerRowProps) {
  const { why, errorType, learnerCount, submissionCount, sampleCode } = answer;
  const error = errorType && errorName(errorType);
  return (
    <li className={styles.answer}>
      <div className={styles.test}>
        <span>{name}</span>
        <span className={styles.count}>{counted(learnerCount, "learner")}</span>
      </div>
      <Text size="small" tone="muted">
        {error ? `${error}.` : FAILURE_REASONS[why]}
        {submissionCount > learnerCount && ` Sent ${submissionCount} times.`}
      </Text>
      <details>
        <summary>Show an example</summary>
        <CodeBlock title="The newest of them" code={sampleCode} />
      </details>
    </li>
  );
}

function Counts({ statistics }: Pick<Exercise, "statistics">) {
  const { triedCount, passedCount, gaveUpCount, helpedCount } = statistics;
  const facts = [
    ["Tried", triedCount],
    ["Passed", passedCount],
    ["Gave up", gaveUpCount],
    ["Took a hint", helpedCount],
  ] as const;
  return (
    <dl className={styles.counts}>
      {facts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {count}
            {name !== "Tried" && count > 0 && (
              <span className={styles.share}> {Math.round((100 * count) / triedCount)} %</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Medians, because one who tries fifty times would hide the others. */
function Attempts({ statistics }: Pick<Exercise, "statistics">) {
  const { attemptsToPass, attemptsWithoutPass } = statistics;
  const facts = [
    attemptsToPass !== null &&
      `Half of those who passed needed at most ${counted(attemptsToPass, "attempt")}.`,
    attemptsWithoutPass !== null &&
      `Half of those who haven’t passed sent at most ${counted(attemptsWithoutPass, "attempt")}.`,
  ].filter(Boolean);
  return <Text size="small">{facts.join(" ")}</Text>;
}

function Results({ tests, statistics }: Pick<Exercise, "tests" | "statistics">) {
  const { stops, wrongAnswers } = statistics;
  return (
    <>
      <Counts statistics={statistics} />
      <Attempts statistics={statistics} />
      {stops.length > 0 && (
        <section className={styles.part}>
          <h3>Where they stop</h3>
          <Text size="small" tone="muted">
            The first test that the newest code of learners who haven’t passed fails.
          </Text>
          <ul>
            {stops.map(({ testId, learnerCount }) => (
              <li key={testId} className={styles.test}>
                <span>{nameIn(tests, testId)}</span>
                <span className={styles.count}>{counted(learnerCount, "learner")}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {wrongAnswers.length > 0 && (
        <section className={styles.part}>
          <h3>Most common wrong answers</h3>
          <ul>
            {wrongAnswers.map((answer) => (
              <WrongAnswerRow
                key={`${answer.testId} ${answer.why} ${answer.errorType}`}
                name={nameIn(tests, answer.testId)}
                answer={answer}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface ExerciseStatisticsProps {
  id: string;
}

export function ExerciseStatistics({ id }: ExerciseStatisticsProps) {
  const { cmsExercise } = useLatestQuery(ExerciseStatisticsDocument, { id });
  if (!cmsExercise) return null;
  const { version, tests, statistics } = cmsExercise;
  return (
    <Panel title="How learners do">
      <Recheck left={statistics.recheckCount} total={statistics.recheckTotal} />
      {statistics.lostPassCount > 0 && (
        <WithdrawPasses id={id} version={version} count={statistics.lostPassCount} />
      )}
      {statistics.triedCount === 0 ? (
        <Notice title="Nobody has tried it yet">
          <p>How many pass, where they stop and what they get wrong appears here.</p>
        </Notice>
      ) : (
        <Results tests={tests} statistics={statistics} />
      )}
    </Panel>
  );
}
