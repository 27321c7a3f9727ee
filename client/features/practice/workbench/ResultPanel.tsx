import { Check } from "lucide-react";
import { Suspense, useEffect } from "react";
import { counted } from "../../../format/counted";
import { loadOnFirstInteraction } from "../../../startup/firstInteraction";
import { Button } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { PART_MISSING, lazyComponent } from "../../../ui/lazyComponent";
import { Results } from "../feedback/Results";
import { CheckState } from "./CheckState";
import type { BenchOptions, BenchState, ShownResults } from "./useBench";
import styles from "./workbench.module.css";

const Missing = () => <Text>{PART_MISSING}</Text>;
const loadOutput = async () => import("./RunOutput");
const loadSteps = async () => import("./StepThrough");
const loadFailure = async () => import("../feedback/FailedTest");
const RunOutput = lazyComponent(loadOutput, "RunOutput", Missing);
const StepThrough = lazyComponent(loadSteps, "StepThrough", Missing);

/** Early, because the network may be gone when they are needed. */
const loadParts = async () => Promise.all([loadOutput(), loadSteps(), loadFailure()]);

interface HeadlineProps {
  shown: ShownResults;
  isSignedIn: boolean;
  hiddenCount: number;
}

function nextStep(isSignedIn: boolean, hiddenCount: number): string {
  if (!isSignedIn) return "Sign in to have it checked.";
  const more = hiddenCount > 0 ? `, with ${counted(hiddenCount, "hidden test")}` : "";
  return `Now check your code: the academy runs it${more}, and that counts.`;
}

function headline({ shown, isSignedIn, hiddenCount }: HeadlineProps): string {
  const { source, results, isPassed } = shown;
  if (results.length === 0) return "";
  const passed = results.filter((result) => result.passed).length;
  const count = `${passed} of ${results.length} ${results.length === 1 ? "test" : "tests"} passed.`;
  if (source === "check") return isPassed ? "Solved: all tests passed." : `Not solved yet: ${count}`;
  return isPassed ? `All visible tests passed. ${nextStep(isSignedIn, hiddenCount)}` : count;
}

function Headline(props: HeadlineProps) {
  const { isStale, isPassed } = props.shown;
  const text = isStale ? "" : headline(props);
  return (
    <Text as="div" role="status">
      {text && (
        <Row as="span" gap="half" isOneLine align="top">
          {isPassed ? <Check size={20} aria-hidden className={styles.passed} /> : null}
          <strong>{text}</strong>
        </Row>
      )}
    </Text>
  );
}

interface ResultPanelProps {
  bench: BenchState;
  options: BenchOptions;
}

function Steps({ bench }: Pick<ResultPanelProps, "bench">) {
  const { walking, running, shown, handleStep } = bench;
  const walk = running.view.python?.walk;
  if (walking.walked)
    return (
      <Suspense>
        <StepThrough walked={walking.walked} onStep={handleStep} onClose={walking.close} />
      </Suspense>
    );
  if (!walk || shown.source !== "run" || shown.isStale) return null;
  return (
    <Row>
      <Button size="small" isBusy={walking.isRecording} onClick={() => void walking.start(walk)}>
        See each step
      </Button>
    </Row>
  );
}

/** What the last run or check said. */
export function ResultPanel({ bench, options }: ResultPanelProps) {
  const { shown, running, checking, walking, isRunning, handleLine } = bench;
  const { submission, data, tests, account } = options;
  useEffect(() => loadOnFirstInteraction(loadParts), []);
  const isSignedIn = account !== null;
  const isOfRun = shown.source === "run";
  const isFresh = isOfRun && running.view.phase === "idle" && running.view.code === "";
  return (
    <Stack gap="2">
      {isFresh && (
        <div className={styles.scripted}>
          <Text tone="muted" size="small">
            Run your code to see what it prints, and which of these tests it passes.
          </Text>
        </div>
      )}
      {((isOfRun && !walking.walked) || bench.isOnServer) && (
        <Suspense>
          {running.view.code !== "" && (
            <RunOutput
              view={running.view}
              progress={running.progress}
              kind={data.kind}
              isSignedIn={isSignedIn}
              isStale={shown.isStale}
              onLine={handleLine}
            />
          )}
        </Suspense>
      )}
      {!isOfRun && (
        <CheckState
          problem={checking.problem}
          waiting={submission?.state === "WAITING" ? submission : null}
        />
      )}
      <Steps bench={bench} />
      <Headline shown={shown} isSignedIn={isSignedIn} hiddenCount={tests.hiddenTests.length} />
      {!(isOfRun && isRunning) && (
        <Results
          exercise={tests}
          results={shown.results}
          code={shown.code}
          isStale={shown.isStale}
          onLine={handleLine}
        />
      )}
    </Stack>
  );
}
