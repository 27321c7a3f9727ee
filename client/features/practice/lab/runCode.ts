import type { ExerciseKind } from "../../../apollo/schema.generated";
import type { Results_ExerciseFragment } from "../feedback/Results.generated";
import { Lab } from "./Lab";
import type { LabProgress } from "./loadKit";
import { runPython, type PythonRun, type Talk } from "./runPython";
import { runSql, type SqlRun } from "./runSql";
import type { Material } from "./material";

interface Task {
  kind: ExerciseKind;
  code: string;
  material: Material;
  tests: Results_ExerciseFragment;
}

export function openLab(kind: ExerciseKind, onProgress: (progress: LabProgress) => void): Lab {
  return new Lab({ language: kind === "SQL" ? "sql" : "python", onProgress });
}

export async function runCode(
  lab: Lab,
  { kind, code, material, tests }: Task,
  person: { talk: Talk; isCancelled: () => boolean },
): Promise<{ sql: SqlRun } | { python: PythonRun }> {
  if (kind === "SQL") return { sql: await runSql(lab, { code, setup: material.setup, exercise: tests }) };
  const files = material.files.map(({ name, text }) => ({ name, text }));
  const task = { program: { code, files }, tests: tests.visibleTests, tolerance: tests.tolerance ?? null };
  return { python: await runPython(lab, task, person) };
}
