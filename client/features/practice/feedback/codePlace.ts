import type { TraceStep } from "../../../../labs/engine/jobs";

const SHOWN_VALUES = 5;

/** Functions, classes and modules tell a beginner nothing about a loop. */
const IS_DEFINITION = /^<(?:function|class|module|built-in)/;

/** Such as "It was still at line 3, where total = 345 and i = 0." */
export function describePlace({ line, locals }: TraceStep): string {
  const values = Object.entries(locals)
    .filter(([name, value]) => !name.startsWith("__") && !IS_DEFINITION.test(value))
    .slice(-SHOWN_VALUES)
    .map(([name, value]) => `${name} = ${value}`);
  const where = values.length > 0 ? `, where ${values.join(", ")}` : "";
  return `It was still at line ${line}${where}.`;
}

/** The line, from 1, of a character, from 1. */
export function lineOfPosition(code: string, position: number): number {
  return code.slice(0, position - 1).split("\n").length;
}
