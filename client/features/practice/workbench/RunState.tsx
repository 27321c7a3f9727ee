import { Text } from "../../../ui/layout/Text";
import { ProgressBar } from "../../../ui/ProgressBar";
import type { LabProgress } from "../lab/loadKit";
import type { LabProblem, RunView } from "../lab/useRun";
import { KIND_LABELS } from "../exerciseLabels";
import type { ExerciseKind } from "../../../apollo/schema.generated";
import styles from "./workbench.module.css";

const MEGABYTE = 1_000_000;

const inMegabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);

function problemText(problem: LabProblem, kind: ExerciseKind): string {
  const name = KIND_LABELS[kind];
  return problem === "download"
    ? `${name} couldn’t be downloaded. It comes once, about ${kind === "SQL" ? 4 : 5} MB, and works offline after that. Check your connection and run again.`
    : `This device can't run ${name}: it is short of memory, or its browser is too old.`;
}

function wayOut(problem: LabProblem, isSignedIn: boolean): string {
  if (!isSignedIn) return "Sign in, and the academy's server runs it for you.";
  return problem === "device"
    ? "The academy's server runs your code instead: Run checks it."
    : "You can still use “Check my code”: it runs on the academy's server.";
}

export interface RunStateProps {
  view: RunView;
  progress: LabProgress | null;
  kind: ExerciseKind;
  isSignedIn: boolean;
}

/** That it loads, runs, or can't. */
export function RunState({ view, progress, kind, isSignedIn }: RunStateProps) {
  const { phase, problem, question } = view;
  if (phase === "problem")
    return (
      <div className={styles.problem} role="alert">
        <Text>{problemText(problem, kind)}</Text>
        <Text>{wayOut(problem, isSignedIn)}</Text>
      </div>
    );
  if (phase === "loading" && progress && progress.loaded < progress.total)
    return (
      <ProgressBar
        label={`Loading ${KIND_LABELS[kind]}: ${inMegabytes(progress.loaded)} of ${inMegabytes(progress.total)} MB`}
        value={progress.loaded}
        max={progress.total}
      />
    );
  const texts = {
    loading: `Starting ${KIND_LABELS[kind]}…`,
    running: question ? "" : "Running…",
    stopping: "Stopping…",
    idle: "",
  };
  return (
    <Text size="small" tone="muted" role="status">
      {texts[phase]}
    </Text>
  );
}
