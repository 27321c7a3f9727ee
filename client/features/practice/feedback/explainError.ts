import { ERROR_RULES } from "./pythonErrors";

interface PythonError {
  type: string;
  message: string;
}

export interface Explanation {
  key: string;
  text: string;
}

function fill(text: string, values: Record<string, string | undefined> = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

/** Says in plain words what an error of Python means; null for errors that no rule knows, such as the learner's own. */
export function explainError({ type, message }: PythonError): Explanation | null {
  for (const rule of ERROR_RULES) {
    if (rule.type !== type) continue;
    const match = rule.message ? rule.message.exec(message) : null;
    if (rule.message && !match) continue;
    return { key: rule.key, text: fill(rule.text, match?.groups) };
  }
  return null;
}
