import type { WrongAnswer } from "../wrongAnswers";

/** `errorCode` is PostgreSQL's SQLSTATE. */
export interface SqlWrongAnswers {
  slug: string;
  wrong: (WrongAnswer & { errorCode?: string })[];
}
