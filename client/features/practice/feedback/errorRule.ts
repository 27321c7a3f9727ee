export interface FoundError {
  /** Python's class, or PostgreSQL's code. */
  type: string;
  message: string;
  /** What Python or PostgreSQL proposes. */
  hint: string | null;
  /** The learner's. */
  code: string;
  line: number | null;
  /** In SQL, in characters from 1. */
  position: number | null;
  /** The call of a test that calls a function. */
  call: string | null;
}

export type Groups = Record<string, string | undefined>;

export interface ErrorRule {
  /** Names the text for translations. */
  key: string;
  /** Python's class, or PostgreSQL's code. */
  type: string;
  /** Matches the start of the message; its named groups fill the text. Without it, the rule fits every error of its type. */
  message?: RegExp;
  /** Matches the learner's line where it stopped, without blanks around it, texts and comments; its named groups fill the text, too. */
  line?: RegExp;
  /** Looks for the mistake in the code: what fills the text, or null if the mistake is another one. */
  find?: (error: FoundError, groups: Groups) => Groups | null;
  text: string;
}
