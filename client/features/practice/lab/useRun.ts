import { useEffect, useRef, useState } from "react";
import type { Results_ExerciseFragment } from "../feedback/Results.generated";
import type { ExerciseKind } from "../../../apollo/schema.generated";
import { DownloadFailed } from "./DownloadFailed";
import type { Lab } from "./Lab";
import type { LabProgress } from "./loadKit";
import type { Material } from "./material";
import type { PythonRun } from "./runPython";
import type { SqlRun } from "./runSql";

/** Why nothing can run here: the kit did not come, or the device cannot hold it. */
export type LabProblem = "download" | "device";

interface Question {
  prompt: string;
  answer: (line: string | null) => void;
}

export interface RunView {
  phase: "idle" | "loading" | "running" | "stopping" | "problem";
  problem: LabProblem;
  /** The code that ran. */
  code: string;
  output: string;
  question: Question | null;
  python: PythonRun | null;
  sql: SqlRun | null;
}

const IDLE: RunView = {
  phase: "idle",
  problem: "download",
  code: "",
  output: "",
  question: null,
  python: null,
  sql: null,
};

interface RunnableExercise {
  kind: ExerciseKind;
  material: Material;
  tests: Results_ExerciseFragment;
}

const problemOf = (error: unknown): LabProblem =>
  error instanceof DownloadFailed && typeof WebAssembly !== "undefined" ? "download" : "device";

async function loadRunner() {
  try {
    return await import("./runCode");
  } catch (cause) {
    throw new DownloadFailed("The lab's program could not be loaded.", { cause });
  }
}

/** Runs code in this browser: the engine is loaded once, by the first run or `warmUp`. */
export function useRun({ kind, material, tests }: RunnableExercise) {
  const [view, setView] = useState(IDLE);
  const [progress, setProgress] = useState<LabProgress | null>(null);
  const lab = useRef<Lab>(undefined);
  const question = useRef<Question>(undefined);
  const isCancelled = useRef(false);
  const latest = useRef(Promise.resolve());
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      lab.current?.close();
    };
  }, []);

  const change = (part: Partial<RunView>) => setView((before) => ({ ...before, ...part }));

  /** Open, and thus ready. */
  async function getLab(): Promise<Lab> {
    const { openLab } = await loadRunner();
    if (isGone.current) throw new Error("The page was left.");
    lab.current ??= openLab(kind, setProgress);
    await lab.current.open();
    return lab.current;
  }

  async function ask(prompt: string): Promise<string | null> {
    return new Promise((resolve) => {
      const answer = (line: string | null) => {
        question.current = undefined;
        change({ question: null });
        resolve(line);
      };
      question.current = { prompt, answer };
      change({ question: question.current });
    });
  }

  async function execute(opened: Lab, code: string): Promise<Partial<RunView>> {
    const { runCode } = await loadRunner();
    const talk = { onOutput: (output: string) => change({ output }), ask };
    return runCode(opened, { kind, code, material, tests }, { talk, isCancelled: () => isCancelled.current });
  }

  async function start(code: string): Promise<void> {
    isCancelled.current = false;
    setView({ ...IDLE, phase: "loading", code });
    try {
      const opened = await getLab();
      if (isCancelled.current) return setView(IDLE);
      change({ phase: "running" });
      change({ ...(await execute(opened, code)), phase: "idle", question: null });
    } catch (error) {
      change({ phase: "problem", problem: problemOf(error), question: null });
    }
  }

  /** A program that waits for a line gives way to this one. */
  function run(code: string): void {
    question.current?.answer(null);
    latest.current = latest.current.then(async () => start(code));
  }

  function stop(): void {
    isCancelled.current = true;
    if (!question.current) change({ phase: "stopping" });
    if (question.current) question.current.answer(null);
    else void lab.current?.stop();
  }

  /** Loads the engine before it is needed; the run reports a problem. */
  function warmUp(): void {
    if (!lab.current) getLab().catch(() => {});
  }

  return { view, progress, run, stop, warmUp, getLab };
}
