import type { PythonInput } from "../../../../labs/engine/jobs";
import type { ExerciseTest } from "../exercises/exerciseTest.content";
import { TestKind } from "../exercises/exerciseTest.content";

/** Inputs alone: expected values never reach the process that runs learners' code. */
export function inputOf({ kind, call, setup, input, uses, avoids }: ExerciseTest): PythonInput {
  if (kind === TestKind.PROGRAM) return { kind: "program", stdin: input === "" ? [] : input.split("\n") };
  if (kind === TestKind.STRUCTURE) return { kind: "structure", rule: { uses, avoids } };
  return { kind: kind === TestKind.RAISES ? "raises" : "call", call, ...(setup && { setup }) };
}
