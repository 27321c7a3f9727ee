import type { ErrorRule, FoundError, Groups } from "./errorRule";
import { RUNTIME_ERRORS } from "./pythonErrors";
import { SQL_ERRORS } from "./sqlErrors";
import { SYNTAX_ERRORS } from "./syntaxErrors";

export interface Explanation {
  key: string;
  text: string;
  /** It rests on the learner's own code, so it is better than what Python or PostgreSQL proposes. */
  isExact: boolean;
}

/** Of the learner's code, without its texts and comments. */
function lineOf({ code, line }: FoundError): string {
  const written = line === null ? "" : (code.split("\n")[line - 1] ?? "");
  const plain = written.replace(/'[^']*'|"[^"]*"/g, "''");
  return (plain.split("#")[0] ?? "").trim();
}

const RULES: ErrorRule[] = [...RUNTIME_ERRORS, ...SYNTAX_ERRORS, ...SQL_ERRORS];

function fill(text: string, values: Groups): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

/** What fills the rule's text; null if the rule doesn't fit. */
function fit({ type, message, line, find }: ErrorRule, error: FoundError): Groups | null {
  if (type !== error.type) return null;
  const said = message ? message.exec(error.message) : null;
  if (message && !said) return null;
  const seen = line ? line.exec(lineOf(error)) : null;
  if (line && !seen) return null;
  const groups = { ...said?.groups, ...seen?.groups };
  if (!find) return groups;
  const found = find(error, groups);
  return found && { ...groups, ...found };
}

/** Says in plain words what an error means; null for errors that no rule knows, such as the learner's own. */
export function explainError(error: FoundError): Explanation | null {
  for (const rule of RULES) {
    const groups = fit(rule, error);
    if (!groups) continue;
    const isExact = rule.line !== undefined || rule.find !== undefined;
    return { key: rule.key, text: fill(rule.text, groups), isExact };
  }
  return null;
}
