import { lineOfPosition } from "./codePlace";
import type { CodePlace, PythonOutcome, SqlOutcome, SqlSet, Stopped } from "./jobs";
import { isStopped } from "./jobs";

/** What a person sees of a test that ran, whether in the page or in the checker. */
export interface SeenOutcome {
  /** Such as `NameError`, or PostgreSQL's code. */
  errorType: string | null;
  message: string | null;
  /** Python's or PostgreSQL's proposal. */
  hint: string | null;
  line: number | null;
  /** Of an error in SQL: in characters of the code, from 1. */
  position: number | null;
  /** Where code that was stopped still was. */
  place: CodePlace | null;
  /** What the call gave, or rows as JSON. */
  shown: string | null;
  printed: string | null;
}

export const NOTHING_SEEN: SeenOutcome = {
  errorType: null,
  message: null,
  hint: null,
  line: null,
  position: null,
  place: null,
  shown: null,
  printed: null,
};

export function seePython(outcome: PythonOutcome | Stopped | undefined): SeenOutcome {
  if (!outcome) return NOTHING_SEEN;
  if (isStopped(outcome)) return { ...NOTHING_SEEN, place: outcome.place ?? null };
  const { error, shown, printed, stdout } = outcome;
  return {
    ...NOTHING_SEEN,
    errorType: error?.type ?? null,
    message: error?.message ?? null,
    hint: error?.suggestion ? `Did you mean ${error.suggestion}?` : null,
    line: error?.line ?? null,
    shown: shown ?? null,
    printed: (printed ?? stdout) || null,
  };
}

/** The result that counts: the last one with columns. */
export function lastRows({ sets }: SqlOutcome): SqlSet | undefined {
  return sets.findLast(({ columns }) => columns.length > 0);
}

export function seeSql(outcome: SqlOutcome | Stopped | undefined, code: string): SeenOutcome {
  if (!outcome || isStopped(outcome)) return NOTHING_SEEN;
  const { error } = outcome;
  if (!error) {
    const rows = lastRows(outcome);
    return { ...NOTHING_SEEN, shown: rows ? JSON.stringify(rows) : null };
  }
  const { message, hint, detail, position = null } = error;
  return {
    ...NOTHING_SEEN,
    errorType: error.code,
    message,
    hint: hint ?? detail ?? null,
    line: position === null ? null : lineOfPosition(code, position),
    position,
  };
}
