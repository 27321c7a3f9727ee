import { nameOfCharacter, ODD_BLANK, withoutBlanks } from "./invisible";
import { isSameValue } from "./sameValue";
import { readFloat, showValue, type TypedValue } from "./typedValue";

type Kind = "none" | "bool" | "int" | "float" | "str" | "list" | "tuple" | "set" | "dict" | "object";

const KINDS: Record<Kind, string> = {
  none: "None",
  bool: "True or False (bool)",
  int: "a whole number (int)",
  float: "a decimal number (float)",
  str: "a string (str)",
  list: "a list, in square brackets",
  tuple: "a tuple, in round brackets",
  set: "a set, in curly brackets",
  dict: "a dictionary (dict)",
  object: "an object of another type",
};

const MAX_SHOWN = 60;

function kindOf(value: TypedValue): Kind {
  if (value === null) return "none";
  if (typeof value === "boolean") return "bool";
  if (typeof value === "number" || hasKey(value, "int")) return "int";
  if (typeof value === "string") return "str";
  const kinds: Kind[] = ["float", "list", "tuple", "set", "dict"];
  return kinds.find((kind) => hasKey(value, kind)) ?? "object";
}

function nameKinds(own: Kind, wanted: Kind): string {
  const cause = own === "none" ? " A function without return gives None." : "";
  return `The result is ${KINDS[own]}; the task wants ${KINDS[wanted]}.${cause}`;
}

/** In which way two values differ that look alike, or are of different types; null if one can see it. */
export function nameDifference(actual: TypedValue, expected: TypedValue): string | null {
  const [own, wanted] = [kindOf(actual), kindOf(expected)];
  if (typeof actual === "string" && typeof expected === "string") return nameTextDifference(actual, expected);
  if (own === wanted) return nameInner(actual, expected);
  if (!isAlike(actual, expected)) return isNumeric(own) && isNumeric(wanted) ? null : nameKinds(own, wanted);
  const shown = `${cut(showValue(actual))} is ${KINDS[own]}; the task wants ${cut(showValue(expected))}`;
  return `${shown}, ${KINDS[wanted]}.${adviceFor(actual, expected)}`;
}

/** Whether someone would call it another type. */
export function isOtherKind(actual: TypedValue, expected: TypedValue): boolean {
  const [own, wanted] = [kindOf(actual), kindOf(expected)];
  const isAlike = [isNumeric, isSequence].some((isOne) => isOne(own) && isOne(wanted));
  return own !== wanted && !isAlike;
}

const isSequence = (kind: Kind) => kind === "list" || kind === "tuple";
const isNumeric = (kind: Kind) => kind === "int" || kind === "float" || kind === "bool";

/** Two texts that differ only in what is hard to see. */
export function nameTextDifference(actual: string, expected: string): string | null {
  if (actual === expected) return null;
  const odd = [...actual].find((character) => ODD_BLANK.test(character) && !expected.includes(character));
  if (odd !== undefined && withoutBlanks(actual) === withoutBlanks(expected))
    return `${nameOfCharacter(odd)} is in your text. It looks like a space or is invisible; retype that part.`;
  if (actual.trim() === expected.trim()) return nameEnds(actual, expected);
  if (withoutBlanks(actual) === withoutBlanks(expected)) return "Only spaces or line breaks differ.";
  if (actual.toLowerCase() === expected.toLowerCase()) return "Only capital and small letters differ.";
  if (withoutSigns(actual) === withoutSigns(expected) && withoutSigns(actual) !== "")
    return "Only punctuation differs, e.g. a full stop, a comma or a hyphen.";
  return null;
}

function nameEnds(actual: string, expected: string): string {
  const place = actual.trimEnd() === expected.trimEnd() ? "end" : "start";
  const isLonger = actual.length > expected.length;
  const what = /\n/.test(isLonger ? actual : expected) ? "line break" : "space";
  return isLonger
    ? `There is an extra ${what} at the ${place} of your text. strip() removes it.`
    : `A ${what} is missing at the ${place} of your text.`;
}

const withoutSigns = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");

/** Whether a value of another type would be taken for the same one. */
function isAlike(actual: TypedValue, expected: TypedValue): boolean {
  const [first, second] = [numberIn(actual), numberIn(expected)];
  if (first !== undefined && second !== undefined)
    return Math.abs(first - second) <= 1e-9 * Math.max(1, Math.abs(second));
  const [items, others] = [itemsOf(actual), itemsOf(expected)];
  if (items && others) return items.length === others.length && isSameValue({ set: items }, { set: others });
  return plainText(actual) === plainText(expected);
}

function numberIn(value: TypedValue): number | undefined {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "string")
    return value.trim() === "" || Number.isNaN(Number(value)) ? undefined : Number(value);
  if (hasKey(value, "float")) return readFloat(value.float);
  return hasKey(value, "int") ? Number(value.int) : undefined;
}

const plainText = (value: TypedValue) =>
  (typeof value === "string" ? value : showValue(value)).trim().toLowerCase();

function adviceFor(actual: TypedValue, expected: TypedValue): string {
  const [own, wanted] = [kindOf(actual), kindOf(expected)];
  if (own === "int" && wanted === "float") return " Divide with /, or convert with float(…).";
  if (own === "float" && wanted === "int") return " Divide with //, or convert with int(…).";
  if (own === "str" && (wanted === "int" || wanted === "float"))
    return ` Return the number itself, or convert with ${wanted}(…).`;
  if (own === "str" && (wanted === "bool" || wanted === "none")) return " Write it without quotes.";
  if (wanted === "str") return " Put it in quotes, or convert with str(…).";
  if (["list", "tuple", "set"].includes(wanted) && itemsOf(actual)) return ` Convert with ${wanted}(…).`;
  return "";
}

/** The first item that differs, if all others are the same. */
function nameInner(actual: TypedValue, expected: TypedValue): string | null {
  const [pairs, others] = [placesOf(actual), placesOf(expected)];
  if (!pairs || pairs.length !== others?.length) return null;
  for (const [place, value] of pairs) {
    const other = others.find(([name]) => name === place);
    if (!other) return null;
    if (isSameValue(value, other[1])) continue;
    const difference = nameDifference(value, other[1]);
    return (
      difference && `At ${place}${difference.startsWith("At ") ? difference.slice(3) : `: ${difference}`}`
    );
  }
  return null;
}

/** Items with the names of their places. */
function placesOf(value: TypedValue): [string, TypedValue][] | undefined {
  const items = hasKey(value, "set") ? undefined : itemsOf(value);
  if (items) return items.map((item, index) => [`[${index}]`, item]);
  return hasKey(value, "dict")
    ? value.dict.map(([key, item]) => [`[${cut(showValue(key))}]`, item])
    : undefined;
}

export function itemsOf(value: TypedValue): TypedValue[] | undefined {
  if (hasKey(value, "list")) return value.list;
  if (hasKey(value, "tuple")) return value.tuple;
  return hasKey(value, "set") ? value.set : undefined;
}

function cut(text: string): string {
  return text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN - 1)}…`;
}

function hasKey<Name extends string>(
  value: TypedValue,
  name: Name,
): value is Extract<TypedValue, Record<Name, unknown>> {
  return typeof value === "object" && value !== null && name in value;
}
