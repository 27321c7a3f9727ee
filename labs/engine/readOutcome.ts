import {
  LIMITS,
  type LiveResult,
  type PythonError,
  type PythonOutcome,
  type StopReason,
  type Stopped,
  type TraceStep,
} from "./jobs";
import { MAX_MUTANTS, type Mutant } from "./mutants/mutant";
import type { TypedValue } from "./typedValue";

/** What a guest wrote may have any shape. These return what the types say, or nothing. */

const MAX_DEPTH = 12;
const MAX_VALUES = 20_001;
const MAX_TEXT = 20_000;
const REASONS: readonly string[] = ["time", "memory", "refused", "crashed", "output"] satisfies StopReason[];

type Fields = Record<string, unknown>;

export function readPythonOutcome(given: unknown): PythonOutcome | Stopped | undefined {
  const fields = readFields(given);
  if (!fields) return undefined;
  const stopped = readReason(fields.stopped);
  if (stopped) return { stopped };
  const error = readError(fields.error);
  const structure = readFields(fields.structure);
  return {
    stdout: readText(fields.stdout, 65_536),
    ms: readNumber(fields.ms),
    ...("value" in fields && { value: new ValueReader().read(fields.value) }),
    ...(typeof fields.shown === "string" && { shown: readText(fields.shown, 300) }),
    ...(typeof fields.printed === "string" && { printed: readText(fields.printed, 65_536) }),
    ...(error && { error }),
    ...(Array.isArray(fields.mutants) && { mutants: fields.mutants.slice(0, MAX_MUTANTS).map(readMutant) }),
    ...(structure && {
      structure: { missing: readTexts(structure.missing, 50), forbidden: readTexts(structure.forbidden, 50) },
    }),
  };
}

export function readLiveResult(given: unknown): LiveResult {
  const fields = readFields(given);
  if (!fields) return { stopped: "crashed", ms: 0 };
  const [error, asks, stopped] = [
    readError(fields.error),
    readFields(fields.asks),
    readReason(fields.stopped),
  ];
  return {
    ms: readNumber(fields.ms),
    ...(error && { error }),
    ...(asks && { asks: { prompt: readText(asks.prompt, 1_000) } }),
    ...(stopped && { stopped }),
    ...(typeof fields.denied === "string" && { denied: readText(fields.denied, 100) }),
    ...(Array.isArray(fields.trace) && { trace: fields.trace.slice(0, 2_000).map(readStep) }),
  };
}

function readFields(given: unknown): Fields | undefined {
  return typeof given === "object" && given !== null && !Array.isArray(given) ? (given as Fields) : undefined;
}

/** Databases refuse NUL and lone surrogates. */
function readText(given: unknown, length: number): string {
  return typeof given === "string"
    ? given
        .slice(0, length)
        .replaceAll("\0", "\u{fffd}")
        .replace(/\p{Surrogate}/gu, "\u{fffd}")
    : "";
}

function readTexts(given: unknown, length: number): string[] {
  return Array.isArray(given) ? given.slice(0, length).map((item) => readText(item, 100)) : [];
}

function readMutant(given: unknown): Mutant {
  const fields = readFields(given);
  return { label: readText(fields?.label, 200), code: readText(fields?.code, LIMITS.codeCharacters) };
}

function readNumber(given: unknown): number {
  return typeof given === "number" && Number.isFinite(given) ? given : 0;
}

function readReason(given: unknown): StopReason | undefined {
  return typeof given === "string" && REASONS.includes(given) ? (given as StopReason) : undefined;
}

function readError(given: unknown): PythonError | undefined {
  const fields = readFields(given);
  if (!fields) return undefined;
  return {
    type: readText(fields.type, 100),
    bases: readTexts(fields.bases, 20),
    message: readText(fields.message, 500),
    line: typeof fields.line === "number" ? fields.line : null,
    frames: Array.isArray(fields.frames) ? fields.frames.slice(-6).map(readFrame) : [],
    names: readTexts(fields.names, 4),
    ...(typeof fields.column === "number" && { column: fields.column }),
    ...(typeof fields.suggestion === "string" && { suggestion: readText(fields.suggestion, 100) }),
  };
}

function readFrame(given: unknown): PythonError["frames"][number] {
  const fields = readFields(given);
  return { name: readText(fields?.name, 100), line: readNumber(fields?.line) };
}

function readStep(given: unknown): TraceStep {
  const fields = readFields(given) ?? {};
  const { event } = fields;
  return {
    line: readNumber(fields.line),
    event: event === "return" || event === "exception" ? event : "line",
    name: readText(fields.name, 100),
    depth: readNumber(fields.depth),
    locals: Object.fromEntries(
      Object.entries(readFields(fields.locals) ?? {}).map(([name, text]) => [name, readText(text, 200)]),
    ),
    printed: readNumber(fields.printed),
    ...(typeof fields.value === "string" && { value: readText(fields.value, 200) }),
  };
}

/** As many as the harness reports; what is left out equals nothing. */
class ValueReader {
  #left = MAX_VALUES;

  read(given: unknown, depth = 0): TypedValue {
    this.#left -= 1;
    if (given === null || typeof given === "boolean" || typeof given === "number") return given;
    if (typeof given === "string") return readText(given, MAX_TEXT);
    const fields = readFields(given);
    if (!fields || depth > MAX_DEPTH || this.#left < 0) return { too_deep: true };
    return readScalar(fields) ?? this.#readItems(fields, depth + 1) ?? { too_deep: true };
  }

  #readItems({ list, tuple, set, dict }: Fields, depth: number): TypedValue | undefined {
    if (Array.isArray(list))
      return this.#readAll(list, (items) => ({ list: this.#readValues(items, depth) }));
    if (Array.isArray(tuple))
      return this.#readAll(tuple, (items) => ({ tuple: this.#readValues(items, depth) }));
    if (Array.isArray(set)) return this.#readAll(set, (items) => ({ set: this.#readValues(items, depth) }));
    if (!Array.isArray(dict)) return undefined;
    return this.#readAll(dict, (pairs) => ({ dict: pairs.map((pair) => this.#readPair(pair, depth)) }));
  }

  #readAll(given: unknown[], read: (items: unknown[]) => TypedValue): TypedValue {
    return given.length > this.#left ? { too_deep: true } : read(given);
  }

  #readValues(given: unknown[], depth: number): TypedValue[] {
    return given.map((item) => this.read(item, depth));
  }

  #readPair(given: unknown, depth: number): [TypedValue, TypedValue] {
    const [key, value] = Array.isArray(given) ? (given as unknown[]) : [];
    return [this.read(key, depth), this.read(value, depth)];
  }
}

function readScalar({ int, float, object, repr }: Fields): TypedValue | undefined {
  if (typeof int === "string" && /^-?\d{1,5000}$/.test(int)) return { int };
  if (typeof float === "string") return { float: readText(float, 40) };
  if (typeof object === "string") return { object: readText(object, 100), repr: readText(repr, 300) };
  return undefined;
}
