import { lineOfPosition } from "../../../../labs/engine/codePlace";
import { CodeBlock } from "../../../ui/text/CodeBlock";

interface ErrorPlaceProps {
  code: string;
  /** In characters, from 1. */
  position: number;
}

/** The line with a caret below the character. */
export function ErrorPlace({ code, position }: ErrorPlaceProps) {
  const line = lineOfPosition(code, position);
  const start = code.lastIndexOf("\n", position - 2) + 1;
  const text = code.split("\n")[line - 1] ?? "";
  return <CodeBlock title="Here" code={`${text}\n${" ".repeat(position - 1 - start)}^`} />;
}
