export interface ErrorRule {
  /** Names the text for translations. */
  key: string;
  /** Python's class, or PostgreSQL's code. */
  type: string;
  /** Matches the start of the message; its named groups fill the text. Without it, the rule fits every error of its type. */
  message?: RegExp;
  text: string;
}
