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

const SHOWN_LENGTH = 300;

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

export function isRecord(value: TypedValue) {
  return typeof value === "object" && value !== null;
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
