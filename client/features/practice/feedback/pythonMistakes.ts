import type { FoundError, Groups } from "./errorRule";

/** Whether the line belongs to no function. */
export function isAtBottom({ code, line }: Pick<FoundError, "code" | "line">): boolean {
  const written = code.split("\n")[(line ?? 0) - 1] ?? "";
  if (/^\S/.test(written)) return true;
  // Of an if or a loop outside of functions.
  const above = code.split("\n").slice(0, line ?? 0);
  const opener = above.findLast((text) => /^[^\s#]/.test(text)) ?? "";
  return written !== "" && !/^(?:async )?(?:def|class)\b/.test(opener);
}

const MAX_HEAD_LINES = 10;
const MAX_HEAD = 1_000;

interface Definition {
  name: string;
  /** From 1. */
  line: number;
  indent: number;
  parameters: string[];
}

function definitionsIn(code: string): Definition[] {
  const lines = code.split("\n");
  return lines.flatMap((text, index) => {
    const match = /^(?<indent>[ \t]*)(?:async )?def (?<name>[\p{L}_][\p{L}\p{N}\p{M}_]*)/u.exec(text);
    const { indent = "", name } = match?.groups ?? {};
    if (name === undefined) return [];
    const rest = lines
      .slice(index, index + MAX_HEAD_LINES)
      .join("\n")
      .slice(match?.[0].length);
    return [{ name, line: index + 1, indent: indent.length, parameters: parametersIn(rest) }];
  });
}

/** Names between the brackets, without types and defaults. */
function parametersIn(rest: string): string[] {
  const open = rest.indexOf("(");
  const inner = rest.slice(open + 1, Math.max(open + 1, rest.indexOf(")")));
  return inner
    .slice(0, MAX_HEAD)
    .split(",")
    .map((part) => (part.split(/[:=]/)[0] ?? "").replaceAll("*", "").trim())
    .filter((name) => /^[\p{L}_][\p{L}\p{N}\p{M}_]*$/u.test(name) && name !== "self");
}

/** Where the value comes from that input() was to read, in a test that calls a function. */
export function findParameters({ code, call }: FoundError): Groups | null {
  if (call === null) return null;
  const called = new Set(
    Array.from(call.matchAll(/[\p{L}_][\p{L}\p{N}\p{M}_]*(?=\s?\()/gu), ([name]) => name),
  );
  const parameters = definitionsIn(code).find(({ name }) => called.has(name))?.parameters ?? [];
  if (parameters.length === 1) return { where: `the value comes in as the parameter ${parameters[0]}` };
  const names = parameters.join(", ");
  return { where: names ? `the values come in as the parameters ${names}` : `the test calls ${call}` };
}

/** Says where a function calls itself, if calls that went too deep may have ended Python. */
export function describeDeepCalls(code: string): string | null {
  const lines = code.split("\n");
  for (const { name, line, indent } of definitionsIn(code)) {
    const body = lines.slice(line);
    const end = body.findIndex((text) => /\S/.test(text) && indentOf(text) <= indent);
    const [head = "", ...inner] = [lines[line - 1], ...(end < 0 ? body : body.slice(0, end))];
    const own = [head.slice(head.indexOf("(")), ...inner];
    const at = own.findIndex((text) => mentions(text, name));
    if (at >= 0)
      return `Calls may have gone too deep: ${name} calls itself in line ${line + at}. It needs a case in which it returns without another call.`;
  }
  return /\bsetrecursionlimit\b/.test(code)
    ? "Calls may have gone too deep. Python's own limit, which setrecursionlimit(…) raises, would have said where."
    : null;
}

const indentOf = (text: string) => text.length - text.trimStart().length;

/** By its name, also as a key of sorted(…). */
function mentions(text: string, name: string): boolean {
  const code = text.split("#")[0] ?? "";
  return Array.from(code.matchAll(/[\p{L}_][\p{L}\p{N}\p{M}_]*/gu)).some(([word]) => word === name);
}
