import { useRef, useState } from "react";
import type { Results_ExerciseFragment } from "../feedback/Results.generated";
import type { ExerciseKind } from "../../../apollo/schema.generated";
import { DownloadFailed } from "./DownloadFailed";
import type { Lab } from "./Lab";
import type { Material } from "./material";
import type { PythonRun } from "./runPython";
import type { SqlRun } from "./runSql";
import { loadRunner, useLab } from "./useLab";

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

/** Runs code in this browser. */
export function useRun({ kind, material, tests }: RunnableExercise) {
  const [view, setView] = useState(IDLE);
  const { progress, getLab, warmUp, stopLab } = useLab(kind);
  const question = useRef<Question>(undefined);
  const isCancelled = useRef(false);
  const latest = useRef<Promise<LabProblem | null>>(Promise.resolve(null));

  const change = (part: Partial<RunView>) => setView((before) => ({ ...before, ...part }));

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

  async function start(code: string): Promise<LabProblem | null> {
    isCancelled.current = false;
    setView({ ...IDLE, phase: "loading", code });
    try {
      const opened = await getLab();
      if (isCancelled.current) {
        setView(IDLE);
        return null;
      }
      change({ phase: "running" });
      change({ ...(await execute(opened, code)), phase: "idle", question: null });
      return null;
    } catch (error) {
      const problem = problemOf(error);
      change({ phase: "problem", problem, question: null });
      return problem;
    }
  }

  /** A program that waits for a line gives way to this one. */
  async function run(code: string): Promise<LabProblem | null> {
    question.current?.answer(null);
    const next = latest.current.then(async () => start(code));
    latest.current = next;
    return next;
  }

  function stop(): void {
    isCancelled.current = true;
    if (!question.current) change({ phase: "stopping" });
    if (question.current) question.current.answer(null);
    else stopLab();
  }

  return { view, progress, run, stop, warmUp, getLab };
}
