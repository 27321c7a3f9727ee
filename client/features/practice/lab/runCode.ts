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

/** GiB of the whole device: PostgreSQL takes some 600 MB of it, and Python 300, where other tabs and apps live too. */
const TOO_SMALL: Record<ExerciseKind, number> = { PYTHON: 1, SQL: 2 };

/** Browsers that do not tell are tried. */
function isTooSmall(kind: ExerciseKind): boolean {
  const { deviceMemory } = navigator as { deviceMemory?: number };
  return deviceMemory !== undefined && deviceMemory <= TOO_SMALL[kind];
}

/** Throws on a device that is too small, before anything is downloaded. */
export function openLab(kind: ExerciseKind, onProgress: (progress: LabProgress) => void): Lab {
  if (isTooSmall(kind)) throw new Error("This device is short of memory.");
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
