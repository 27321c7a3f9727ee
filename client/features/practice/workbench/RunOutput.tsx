import type { RunEnd } from "../lab/Lab";
import { reasonOf } from "../lab/visibleTests";
import { isStopped } from "../../../../labs/engine/jobs";
import { stopFailure } from "../../../../labs/engine/judgePython";
import { joinClasses } from "../../../ui/layout/layoutProps";
import { Text } from "../../../ui/layout/Text";
import { CodeBlock } from "../../../ui/text/CodeBlock";
import { lastRows, seePython, seeSql } from "../../../../labs/engine/seenOutcome";
import { describePlace } from "../feedback/describePlace";
import { FAILURE_REASONS } from "../feedback/failureReasons";
import { FoundError } from "../feedback/FoundError";
import { describeDeepCalls } from "../feedback/pythonMistakes";
import { RowsTable } from "../feedback/RowsTable";
import type { PythonRun } from "../lab/runPython";
import type { SqlRun } from "../lab/runSql";
import { LineQuestion } from "./LineQuestion";
import { RunState, type RunStateProps } from "./RunState";
import styles from "./workbench.module.css";

const SECONDS = 5;

function stopText({ stopped, isCancelled }: Pick<RunEnd, "stopped" | "isCancelled">): string | null {
  if (isCancelled) return "You stopped the code.";
  if (!stopped) return null;
  return stopped === "time"
    ? `Stopped after ${SECONDS} seconds: a loop may never end.`
    : FAILURE_REASONS[reasonOf(stopFailure({ stopped }))];
}

interface StopReasonProps {
  text: string;
  end: RunEnd;
  code: string;
}

/** Why a program was stopped, and where it was. */
function StopReason({ text, end: { stopped, place }, code }: StopReasonProps) {
  const deepCalls = stopped === "crashed" ? describeDeepCalls(code) : null;
  return (
    <div className={styles.problem}>
      <Text isStrong>{text}</Text>
      {deepCalls && <Text>{deepCalls}</Text>}
      {place && <Text>{describePlace(place)}</Text>}
    </div>
  );
}

interface ProgramEndProps {
  run: PythonRun;
  code: string;
  onLine: (line: number) => void;
}

function ProgramEnd({ run: { end, results }, code, onLine }: ProgramEndProps) {
  const { error, output } = end;
  const stop = stopText(end);
  // The first failed test is open, and explains it.
  const failed = results.find(({ passed }) => !passed);
  const isShown = failed?.errorType === error?.type && failed?.message === error?.message;
  return (
    <>
      {stop && <StopReason text={stop} end={end} code={code} />}
      {error && !isShown && (
        <div className={styles.problem}>
          <FoundError error={seePython({ stdout: "", ms: 0, error })} code={code} onLine={onLine} />
        </div>
      )}
      {!stop && !error && results.length === 0 && output === "" && (
        <Text size="small" tone="muted">
          Your code ran but printed nothing.
        </Text>
      )}
    </>
  );
}

interface QueryEndProps {
  run: SqlRun;
  code: string;
  onLine: (line: number) => void;
}

function QueryEnd({ run, code, onLine }: QueryEndProps) {
  const { outcome, results } = run;
  if (isStopped(outcome))
    return (
      <div className={styles.problem}>
        <Text isStrong>
          {outcome.stopped === "time"
            ? `Stopped after ${SECONDS} seconds. A join without a condition may produce too many rows.`
            : FAILURE_REASONS[reasonOf(stopFailure(outcome))]}
        </Text>
      </div>
    );
  const { error } = outcome;
  const last = lastRows(outcome);
  // A failed test shows the rows beside the expected ones.
  if (!error && results.some(({ passed }) => !passed)) return null;
  if (!error)
    return last ? <RowsTable title="Result" set={last} /> : <Text>The query returned no rows.</Text>;
  return (
    <div className={styles.problem}>
      <FoundError error={seeSql(outcome, code)} code={code} onLine={onLine} />
    </div>
  );
}

interface RunOutputProps extends RunStateProps {
  isStale: boolean;
  onLine: (line: number) => void;
}

/** What the program prints while it runs, what it asks, and how it ended. */
export function RunOutput({ isStale, onLine, ...state }: RunOutputProps) {
  const { output, question, python, sql, code } = state.view;
  return (
    <>
      <RunState {...state} />
      <div className={joinClasses(styles.output, isStale && styles.stale)}>
        {output && <CodeBlock title="Output" code={output} />}
        {question && <LineQuestion key={output.length} prompt={question.prompt} onAnswer={question.answer} />}
        {python && <ProgramEnd run={python} code={code} onLine={onLine} />}
        {sql && <QueryEnd run={sql} code={code} onLine={onLine} />}
      </div>
    </>
  );
}
