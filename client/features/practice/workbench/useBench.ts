import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Results_ExerciseFragment } from "../feedback/Results.generated";
import type { TestResultView } from "../feedback/testResult";
import type { Material } from "../lab/material";
import { useRun, type RunView } from "../lab/useRun";
import { lineOfPosition } from "../../../../labs/engine/codePlace";
import { isStopped } from "../../../../labs/engine/jobs";
import { RUN_BUTTON } from "./BenchActions";
import type { Place } from "./BenchTabs";
import { useCheck } from "./useCheck";
import { useCode } from "./useCode";
import { useWalk } from "./useWalk";
import type { Submission_SubmissionFragment, Workbench_ExerciseFragment } from "./Workbench.generated";

export interface BenchOptions {
  data: Workbench_ExerciseFragment;
  material: Material;
  tests: Results_ExerciseFragment;
  viewerDraft: { code: string; updatedAt: string } | null;
  submission: Submission_SubmissionFragment | null;
  account: string | null;
}

export interface ShownResults {
  source: "run" | "check";
  /** The code that ran. */
  code: string;
  results: TestResultView[];
  isStale: boolean;
  /** Every test of this source passed, on the code as it is. */
  isPassed: boolean;
}

function lineOfResults(results: TestResultView[]): number | null {
  const failed = results.find(({ passed }) => !passed);
  return failed?.line ?? failed?.place?.line ?? null;
}

function lineOfRun({ python, sql, code }: RunView): number | null {
  if (python) return python.end.error?.line ?? python.end.place?.line ?? lineOfResults(python.results);
  if (!sql || isStopped(sql.outcome) || sql.outcome.error?.position === undefined) return null;
  return lineOfPosition(code, sql.outcome.error.position);
}

/** Line ends and blanks at the end are no change. */
const isSameCode = (one: string, other: string) => one.trimEnd() === other.trimEnd();

function runResults(view: RunView, code: string): ShownResults {
  const results = view.python?.results ?? view.sql?.results ?? [];
  const isStale = view.code !== "" && !isSameCode(view.code, code);
  return {
    source: "run",
    code: view.code,
    results,
    isStale,
    isPassed: !isStale && results.length > 0 && results.every(({ passed }) => passed),
  };
}

function checkResults({ submission, data }: BenchOptions, code: string): ShownResults {
  const verdict = submission?.verdict;
  const isStale =
    !submission || !isSameCode(submission.code, code) || submission.checkVersion !== data.checkVersion;
  return {
    source: "check",
    code: submission?.code ?? "",
    results: verdict?.results ?? [],
    isStale: isStale && verdict !== null && verdict !== undefined,
    isPassed: !isStale && verdict?.passed === true,
  };
}

/** The state of one exercise's workbench, and what its buttons do. */
export function useBench(options: BenchOptions) {
  const { data, tests, viewerDraft, submission, account } = options;
  const { id, starterCode } = data;
  const [place, setPlace] = useState<Place>("task");
  const [source, setSource] = useState<"run" | "check">(submission ? "check" : "run");
  const initial = viewerDraft?.code ?? submission?.code ?? starterCode;
  const editing = useCode({
    exerciseId: id,
    account,
    initial,
    starterCode,
    basedOn: viewerDraft?.updatedAt ?? null,
  });
  const checking = useCheck(id, submission);
  const running = useRun({ kind: data.kind, material: options.material, tests });
  const walking = useWalk(running.getLab);
  const { code, box } = editing;
  const { view } = running;
  /** This device cannot hold the engine: the academy's server runs what a learner runs. */
  const isOnServer = view.phase === "problem" && view.problem === "device";
  const isRunning = view.phase !== "idle" && view.phase !== "problem";
  const shown = source === "run" ? runResults(view, code) : checkResults(options, code);
  const failedLine = source === "run" ? lineOfRun(view) : lineOfResults(shown.results);
  const markedLine = shown.isStale ? null : failedLine;

  useEffect(() => {
    if (!walking.walked) box?.mark(markedLine, "error");
  }, [box, markedLine, walking.walked]);

  function show(from: "run" | "check"): void {
    walking.close();
    setSource(from);
    setPlace("result");
  }

  function handleType(next: string): void {
    running.warmUp();
    walking.close();
    editing.handleType(next);
  }

  async function handleRun(): Promise<void> {
    const isBusy = isRunning && !view.question;
    if (isBusy || walking.isRecording) return;
    if (isOnServer && account) return handleCheck();
    show("run");
    const problem = await running.run(box?.read() ?? code);
    if (problem === "device") handleCheck();
  }

  function handleCheck(): void {
    if (!account || checking.isSending) return;
    show("check");
    void checking.check(box?.read() ?? code);
  }

  function handleLine(line: number): void {
    // A hidden editor takes no cursor.
    flushSync(() => setPlace("code"));
    box?.goToLine(line);
  }

  function handleStep(line: number | null): void {
    box?.mark(line !== null && line <= code.split("\n").length ? line : null, "step");
  }

  const leaveEditor = () => document.getElementById(RUN_BUTTON)?.focus();
  return {
    ...{ place, setPlace, editing, checking, running, walking, shown, isRunning, isOnServer },
    ...{ handleType, handleRun, handleCheck, handleLine, handleStep, leaveEditor },
  };
}

export type BenchState = ReturnType<typeof useBench>;
