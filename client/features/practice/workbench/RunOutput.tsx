import type { RunEnd } from "../lab/Lab";
import { reasonOf } from "../lab/visibleTests";
import { isStopped } from "../../../../labs/engine/jobs";
import { joinClasses } from "../../../ui/layout/layoutProps";
import { Text } from "../../../ui/layout/Text";
import { CodeBlock } from "../../../ui/text/CodeBlock";
import { describePlace, lineOfPosition } from "../feedback/codePlace";
import { FAILURE_REASONS } from "../feedback/failureReasons";
import { FoundError } from "../feedback/FoundError";
import { RowsTable } from "../feedback/RowsTable";
import type { SqlRun } from "../lab/runSql";
import { LineQuestion } from "./LineQuestion";
import { RunState, type RunStateProps } from "./RunState";
import styles from "./workbench.module.css";

const SECONDS = 5;

function stopText({ stopped, isCancelled }: Pick<RunEnd, "stopped" | "isCancelled">): string | null {
  if (isCancelled) return "You stopped it.";
  if (!stopped) return null;
  return stopped === "time"
    ? `Stopped after ${SECONDS} seconds: a loop may run without end.`
    : FAILURE_REASONS[reasonOf(stopped === "output" ? "output-limit" : stopped)];
}

interface ProgramEndProps {
  end: RunEnd;
  /** The tests say more. */
  isTested: boolean;
  onLine: (line: number) => void;
}

function ProgramEnd({ end, isTested, onLine }: ProgramEndProps) {
  const { error, at, output } = end;
  const stop = stopText(end);
  return (
    <>
      {stop && (
        <div className={styles.problem}>
          <Text isStrong>{stop}</Text>
          {at && <Text>{describePlace(at)}</Text>}
        </div>
      )}
      {error && (
        <div className={styles.problem}>
          <FoundError
            error={{
              errorType: error.type,
              message: error.message,
              line: error.line,
              hint: error.suggestion && `Did you mean ${error.suggestion}?`,
            }}
            onLine={onLine}
          />
        </div>
      )}
      {!stop && !error && !isTested && output === "" && (
        <Text size="small" tone="muted">
          Your code ran, and printed nothing.
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
            ? `Stopped after ${SECONDS} seconds. A join without a condition may make too many rows.`
            : FAILURE_REASONS[reasonOf(outcome.stopped)]}
        </Text>
      </div>
    );
  const { error, sets } = outcome;
  const last = sets.findLast(({ columns }) => columns.length > 0);
  // A failed test shows the rows beside the expected ones.
  if (!error && results.some(({ passed }) => !passed)) return null;
  if (!error) return last ? <RowsTable title="Result" set={last} /> : <Text>The query gave no rows.</Text>;
  const { position } = error;
  return (
    <div className={styles.problem}>
      <FoundError
        error={{
          errorType: error.code,
          message: error.message,
          line: position === undefined ? null : lineOfPosition(code, position),
          hint: error.hint ?? error.detail,
        }}
        onLine={onLine}
      />
      {position !== undefined && <ErrorPlace code={code} position={position} />}
    </div>
  );
}

interface ErrorPlaceProps {
  code: string;
  position: number;
}

/** The line with a caret below the character. */
function ErrorPlace({ code, position }: ErrorPlaceProps) {
  const line = lineOfPosition(code, position);
  const start = code.lastIndexOf("\n", position - 2) + 1;
  const text = code.split("\n")[line - 1] ?? "";
  return <CodeBlock title="Here" code={`${text}\n${" ".repeat(position - 1 - start)}^`} />;
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
        {python && <ProgramEnd end={python.end} isTested={python.results.length > 0} onLine={onLine} />}
        {sql && <QueryEnd run={sql} code={code} onLine={onLine} />}
      </div>
    </>
  );
}
