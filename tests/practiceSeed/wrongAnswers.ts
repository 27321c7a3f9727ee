/** Why the judge fails a test; the names are those of the engine. */
type Why =
  | "value"
  | "output"
  | "error"
  | "no-error"
  | "other-error"
  | "printed-not-returned"
  | "time"
  | "memory"
  | "refused"
  | "output-limit"
  | "structure"
  | "columns"
  | "names"
  | "count"
  | "rows"
  | "order"
  | "no-rows";

export interface WrongAnswer {
  code: string;
  /** Of the first failing test, or of `failingTest`. */
  why: Why;
  errorType?: string;
  /** The `about` of the test that catches it. */
  failingTest?: string;
  note: string;
}

/** What beginners typically submit for one exercise. */
export interface WrongAnswers {
  slug: string;
  wrong: WrongAnswer[];
}
