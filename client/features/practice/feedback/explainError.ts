import type { ErrorRule } from "./errorRule";
import { RUNTIME_ERRORS } from "./pythonErrors";
import { SQL_ERRORS } from "./sqlErrors";
import { SYNTAX_ERRORS } from "./syntaxErrors";

interface FoundError {
  type: string;
  message: string;
}

export interface Explanation {
  key: string;
  text: string;
}

const RULES: ErrorRule[] = [...RUNTIME_ERRORS, ...SYNTAX_ERRORS, ...SQL_ERRORS];

function fill(text: string, values: Record<string, string | undefined> = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

/** Says in plain words what an error means; null for errors that no rule knows, such as the learner's own. */
export function explainError({ type, message }: FoundError): Explanation | null {
  for (const rule of RULES) {
    if (rule.type !== type) continue;
    const match = rule.message ? rule.message.exec(message) : null;
    if (rule.message && !match) continue;
    return { key: rule.key, text: fill(rule.text, match?.groups) };
  }
  return null;
}
