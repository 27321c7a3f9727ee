import type { CodePlace, TraceStep } from "./jobs";

const SHOWN_VALUES = 5;

/** Functions, classes and modules tell a beginner nothing about a loop. */
const IS_DEFINITION = /^<(?:function|class|module|built-in)/;

/** The last recorded step in the learner's own lines. */
export function lastPlace(code: string, trace: TraceStep[] = []): CodePlace | undefined {
  const lines = code.split("\n").length;
  const step = trace.findLast(({ line }) => line <= lines);
  if (!step) return undefined;
  const values = Object.entries(step.locals)
    .filter(([name, value]) => !name.startsWith("__") && !IS_DEFINITION.test(value))
    .slice(-SHOWN_VALUES)
    .map(([name, value]) => `${name} = ${value}`);
  return { line: step.line, values };
}

/** The line, from 1, of a character, from 1. */
export function lineOfPosition(code: string, position: number): number {
  return code.slice(0, position - 1).split("\n").length;
}
