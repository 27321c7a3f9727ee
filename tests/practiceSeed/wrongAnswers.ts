import type { PythonFailure } from "../../labs/engine/judgePython";
import type { SqlFailure } from "../../labs/engine/judgeSql";

export interface WrongAnswer {
  code: string;
  /** Of the first failing test, or of `failingTest`. */
  why: PythonFailure | SqlFailure;
  /** Python's exception, or PostgreSQL's SQLSTATE. */
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
