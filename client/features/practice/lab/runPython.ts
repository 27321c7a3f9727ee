import { lastPlace } from "../../../../labs/engine/codePlace";
import { isStopped, type CodePlace, type PythonOutcome, type Stopped } from "../../../../labs/engine/jobs";
import { judgePython } from "../../../../labs/engine/judgePython";
import { seePython } from "../../../../labs/engine/seenOutcome";
import { inputOf, programOf, pythonTest } from "../../../../labs/engine/storedTest";
import type { TestResultView } from "../feedback/testResult";
import type { Lab, LiveProgram, RunEnd } from "./Lab";
import type { VisibleTest } from "./visibleTests";
import { resultOf } from "./visibleTests";

export interface Talk {
  onOutput: (text: string) => void;
  ask: (prompt: string) => Promise<string | null>;
}

export interface PythonTask {
  program: LiveProgram;
  tests: VisibleTest[];
  tolerance: number | null;
}

/** What the step-through walks. */
export interface Walk {
  program: LiveProgram;
  input: string[];
  /** The call after the program; null for the program alone. */
  call: string | null;
}

export interface PythonRun {
  end: RunEnd;
  results: TestResultView[];
  /** Null if Python cannot read the code. */
  walk: Walk | null;
}

const UNREADABLE = ["SyntaxError", "IndentationError", "TabError"];

function walkOf(learners: LiveProgram, test: VisibleTest): Walk {
  const { input, ...program } = programOf(learners, inputOf(test));
  return { program, input, call: test.call || null };
}

async function findPlace(lab: Lab, learners: LiveProgram, test: VisibleTest): Promise<CodePlace | null> {
  const { program, input } = walkOf(learners, test);
  return lastPlace(learners.code, (await lab.trace(program, input)).trace) ?? null;
}

/** One by one, so that a test that never ends is known by its name. */
async function runTests(lab: Lab, task: PythonTask, isCancelled: () => boolean): Promise<TestResultView[]> {
  const results: TestResultView[] = [];
  let isOver = false;
  for (const test of task.tests) {
    const rules = pythonTest(test, task.tolerance);
    let outcome: PythonOutcome | Stopped | undefined;
    if (!isOver) {
      const report = await lab.check({ language: "python", ...task.program, tests: [inputOf(test)] });
      const [first] = report.outcomes;
      outcome = first && "sets" in first ? undefined : first;
    }
    if (isCancelled()) break;
    const result = resultOf(test, judgePython(rules, outcome), seePython(outcome));
    isOver ||= outcome !== undefined && isStopped(outcome);
    if (result.why === "TIME") result.place = await findPlace(lab, task.program, test);
    results.push(result);
  }
  return results;
}

function isUnreadable({ error }: RunEnd): boolean {
  return error !== undefined && UNREADABLE.includes(error.type);
}

function canBeTested(end: RunEnd, tests: VisibleTest[]): boolean {
  const { error, stopped, isCancelled } = end;
  if (stopped || isCancelled) return false;
  if (!error) return true;
  // The others would only repeat the error.
  return !isUnreadable(end) && tests.some(({ kind }) => kind === "PROGRAM");
}

/** Runs the program with the person at its keyboard, then the visible tests. */
export async function runPython(
  lab: Lab,
  task: PythonTask,
  { talk, isCancelled }: { talk: Talk; isCancelled: () => boolean },
): Promise<PythonRun> {
  const { program, tests } = task;
  const input: string[] = [];
  const ask = async (prompt: string) => {
    const line = await talk.ask(prompt);
    if (line !== null) input.push(line);
    return line;
  };
  const end = await lab.run(program, { onOutput: talk.onOutput, ask });
  const results = canBeTested(end, tests) ? await runTests(lab, task, isCancelled) : [];
  const walk = isUnreadable(end) ? null : findWalk(task, results, { program, input, call: null });
  return { end, results, walk };
}

/** A program is walked as the person ran it; of functions alone, the first call that failed, or the first. */
function findWalk({ program, tests }: PythonTask, results: TestResultView[], live: Walk): Walk {
  const failed = results.find(({ passed }) => !passed)?.testId;
  const calls = tests.filter(({ kind }) => kind === "CALL" || kind === "RAISES");
  const test = calls.find(({ id }) => id === failed) ?? calls[0];
  return test && results.length > 0 ? walkOf(program, test) : live;
}
