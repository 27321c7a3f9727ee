import { matchItems, type Matching } from "./matchItems";
import { isClose, isSameNumber, plainNumber, sizeOf } from "./sameNumber";
import { isRecord, readFloat, type TypedValue } from "./typedValue";

export interface ValueRules {
  tolerance?: number;
  /** Whether 2 differs from 2.0, and a list from a tuple. */
  isTypeStrict?: boolean;
}

type Rules = Required<ValueRules> & { steps: { left: number } };
type Pair = [TypedValue, TypedValue];

export const DEFAULT_TOLERANCE = 1e-9;
/** Sets of sets that nearly agree take the square of their size: beyond it, values count as different. */
const MAX_STEPS = 300_000;

/** As people mean it: `2` and `2.0` are the same, unless the rules say that types count; `0.1 + 0.2` and `0.3` always are. */
export function isSameValue(actual: TypedValue, expected: TypedValue, rules: ValueRules = {}): boolean {
  const steps = { left: MAX_STEPS };
  return isSame(actual, expected, { tolerance: DEFAULT_TOLERANCE, isTypeStrict: false, ...rules, steps });
}

function isSame(actual: TypedValue, expected: TypedValue, rules: Rules): boolean {
  if (rules.steps.left-- <= 0) return false;
  if (typeof actual === "number" && typeof expected === "number") return actual === expected;
  const [number, wanted] = [numberOf(actual), numberOf(expected)];
  if (number && wanted) return isSameTyped(number, wanted, rules);
  if (!isRecord(actual) || !isRecord(expected)) return actual === expected;
  const [items, others] = [itemsOf(actual, rules), itemsOf(expected, rules)];
  if (items && others) return isSameItems(items, others, rules);
  if ("dict" in actual && "dict" in expected) return isMatched(actual.dict, expected.dict, pairsBy(rules));
  if (!("object" in actual) || !("object" in expected)) return false;
  return actual.object === expected.object && actual.repr === expected.repr;
}

function isSameItems(actual: Items, expected: Items, rules: Rules): boolean {
  const [{ kind, values }, { values: wanted }] = [actual, expected];
  if (kind !== expected.kind) return false;
  if (kind === "set") return isMatched(values, wanted, valuesBy(rules));
  return (
    values.length === wanted.length &&
    values.every((item, index) => isSame(item, wanted[index] ?? null, rules))
  );
}

function isMatched<Item>(actual: Item[], expected: Item[], matching: Matching<Item>): boolean {
  if (actual.length !== expected.length) return false;
  const { missing, extra } = matchItems(actual, expected, matching);
  return missing.length + extra.length === 0;
}

function valuesBy(rules: Rules): Matching<TypedValue> {
  return {
    keyOf: (value) => keyOf(value, rules),
    isSame: (first, second) => isSame(first, second, rules),
    orderOf: (value) => leavesOf(value),
  };
}

function pairsBy(rules: Rules): Matching<Pair> {
  return {
    keyOf: ([key, value]) => `${keyOf(key, rules)}: ${keyOf(value, rules)}`,
    isSame: (first, second) => isSame(first[0], second[0], rules) && isSame(first[1], second[1], rules),
    orderOf: (pair) => pair.flatMap((value) => leavesOf(value)),
  };
}

interface Items {
  kind: string;
  values: TypedValue[];
}

interface TypedNumber {
  text: string;
  isFloat: boolean;
}

function numberOf(value: TypedValue): TypedNumber | undefined {
  if (typeof value === "number") return { text: String(value), isFloat: false };
  if (!isRecord(value)) return undefined;
  if ("int" in value) return { text: value.int, isFloat: false };
  return "float" in value ? { text: value.float, isFloat: true } : undefined;
}

function isSameTyped(
  actual: TypedNumber,
  expected: TypedNumber,
  { tolerance, isTypeStrict }: Rules,
): boolean {
  if (isTypeStrict && actual.isFloat !== expected.isFloat) return false;
  if (!actual.isFloat && !expected.isFloat) return plainNumber(actual.text) === plainNumber(expected.text);
  if (actual.isFloat && expected.isFloat)
    return isClose(readFloat(actual.text), readFloat(expected.text), tolerance);
  return isSameNumber(actual.text, expected.text, tolerance);
}

function itemsOf(
  value: Exclude<TypedValue, null | boolean | number | string>,
  { isTypeStrict }: Rules,
): Items | undefined {
  if ("list" in value) return { kind: "list", values: value.list };
  if ("tuple" in value) return { kind: isTypeStrict ? "tuple" : "list", values: value.tuple };
  return "set" in value ? { kind: "set", values: value.set } : undefined;
}

/** The same for values that are the same; not for all that nearly are. */
function keyOf(value: TypedValue, rules: Rules): string {
  rules.steps.left--;
  if (typeof value === "number") return String(value);
  const number = numberOf(value);
  if (number) {
    if (!number.isFloat) return plainNumber(number.text);
    return `${rules.isTypeStrict ? "float " : ""}${readFloat(number.text)}`;
  }
  if (!isRecord(value)) return JSON.stringify(value);
  const items = itemsOf(value, rules);
  if (items) {
    const keys = items.values.map((item) => keyOf(item, rules));
    return `${items.kind}(${(items.kind === "set" ? keys.sort() : keys).join(", ")})`;
  }
  if ("dict" in value) return `dict(${value.dict.map(pairsBy(rules).keyOf).sort().join(", ")})`;
  return JSON.stringify(value);
}

/** What it holds, in a row: numbers sort by size, so that those that nearly agree come together. */
function leavesOf(value: TypedValue): (number | string)[] {
  if (typeof value === "number") return [value];
  const number = numberOf(value);
  if (number) return [sizeOf(number.text)];
  if (!isRecord(value)) return [typeof value === "string" ? value : JSON.stringify(value)];
  if ("list" in value) return value.list.flatMap(leavesOf);
  if ("tuple" in value) return value.tuple.flatMap(leavesOf);
  return [JSON.stringify(value)];
}
