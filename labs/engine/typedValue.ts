/** A value of the learner's program. Unlike plain JSON it tells 2 from 2.0, and a list from a tuple. */
export type TypedValue =
  | null
  | boolean
  | number
  | string
  | { int: string }
  | { float: string }
  | { list: TypedValue[] }
  | { tuple: TypedValue[] }
  | { set: TypedValue[] }
  | { dict: [TypedValue, TypedValue][] }
  | { object: string; repr: string }
  /** Deeper, longer or larger than the engine reports; equals nothing. */
  | { too_deep: true };

export const DEFAULT_TOLERANCE = 1e-9;

const SHOWN_LENGTH = 300;

/** `2` and `2.0` are different, `0.1 + 0.2` and `0.3` are not. */
export function isSameValue(
  actual: TypedValue,
  expected: TypedValue,
  tolerance = DEFAULT_TOLERANCE,
): boolean {
  if (!isRecord(actual) || !isRecord(expected)) return actual === expected;
  if ("float" in actual && "float" in expected) {
    return isClose(readFloat(actual.float), readFloat(expected.float), tolerance);
  }
  if ("list" in actual && "list" in expected) return isSameList(actual.list, expected.list, tolerance);
  if ("tuple" in actual && "tuple" in expected) return isSameList(actual.tuple, expected.tuple, tolerance);
  if ("set" in actual && "set" in expected) return isSameSet(actual.set, expected.set, tolerance);
  if ("dict" in actual && "dict" in expected) return isSameDict(actual.dict, expected.dict, tolerance);
  if ("too_deep" in actual) return false;
  return keyOf(actual) === keyOf(expected);
}

/** Whether the value can be compared at all: nothing in it was too deep or too long to report. */
export function isComplete(value: TypedValue): boolean {
  if (!isRecord(value)) return true;
  if ("too_deep" in value) return false;
  if ("list" in value) return value.list.every(isComplete);
  if ("tuple" in value) return value.tuple.every(isComplete);
  if ("set" in value) return value.set.every(isComplete);
  if ("dict" in value) return value.dict.every((pair) => pair.every(isComplete));
  return true;
}

/** As Python would print it in a list, cut after 300 characters. */
export function showValue(value: TypedValue): string {
  const shown = reprOf(value);
  return shown.length <= SHOWN_LENGTH ? shown : `${shown.slice(0, SHOWN_LENGTH - 1)}…`;
}

export function readFloat(text: string): number {
  return Number(text.replace("inf", "Infinity"));
}

function isRecord(value: TypedValue) {
  return typeof value === "object" && value !== null;
}

function isClose(actual: number, expected: number, tolerance: number): boolean {
  if (Number.isNaN(actual) && Number.isNaN(expected)) return true;
  if (actual === expected) return true;
  if (!Number.isFinite(actual) || !Number.isFinite(expected)) return false;
  return Math.abs(actual - expected) <= tolerance * Math.max(1, Math.abs(actual), Math.abs(expected));
}

function isSameList(actual: TypedValue[], expected: TypedValue[], tolerance: number): boolean {
  return (
    actual.length === expected.length &&
    actual.every((item, index) => isSameValue(item, expected[index] ?? null, tolerance))
  );
}

function isSameSet(actual: TypedValue[], expected: TypedValue[], tolerance: number): boolean {
  if (actual.length !== expected.length) return false;
  const left = [...expected];
  return actual.every((item) => {
    const index = left.findIndex((other) => isSameValue(item, other, tolerance));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

/** The order of a dictionary's keys does not count. */
function isSameDict(
  actual: [TypedValue, TypedValue][],
  expected: [TypedValue, TypedValue][],
  tolerance: number,
): boolean {
  if (actual.length !== expected.length) return false;
  const values = new Map(expected.map(([key, value]) => [keyOf(key), value]));
  return actual.every(([key, value]) => {
    const other = values.get(keyOf(key));
    return other !== undefined && isSameValue(value, other, tolerance);
  });
}

function keyOf(value: TypedValue): string {
  return JSON.stringify(value);
}

function reprOf(value: TypedValue): string {
  if (value === null) return "None";
  if (value === true) return "True";
  if (value === false) return "False";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return reprOfText(value);
  if ("int" in value) return value.int;
  if ("float" in value) return value.float;
  if ("list" in value) return `[${value.list.map(reprOf).join(", ")}]`;
  if ("tuple" in value)
    return `(${value.tuple.map(reprOf).join(", ")}${value.tuple.length === 1 ? "," : ""})`;
  if ("set" in value) return value.set.length === 0 ? "set()" : `{${value.set.map(reprOf).join(", ")}}`;
  if ("dict" in value) return `{${value.dict.map((pair) => pair.map(reprOf).join(": ")).join(", ")}}`;
  if ("object" in value) return value.repr;
  return "…";
}

/** Python prefers single quotes. */
function reprOfText(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inner = text
    .replaceAll("\\", "\\\\")
    .replaceAll("\n", "\\n")
    .replaceAll("\t", "\\t")
    .replaceAll("\r", "\\r")
    .replaceAll(quote, `\\${quote}`);
  return quote + inner + quote;
}
