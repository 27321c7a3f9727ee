import { MAX_MUTANTS, type Mutant } from "./mutant";
import { readSql, type SqlToken } from "../readSql";
import { clausesOf, levelsOf, splitAt, type Edit, type SqlClause } from "./sqlClauses";
import { changedTokens } from "./sqlTokens";

interface Solution {
  code: string;
  /** Whether the order of the rows counts. */
  isOrdered: boolean;
}

const start = (tokens: SqlToken[]) => tokens[0]?.start ?? 0;
const end = (tokens: SqlToken[]) => tokens.at(-1)?.end ?? 0;

/** Leaves out each part of a list; `whole` stands for the last one. */
function withoutEach(
  code: string,
  { body, separator, name, whole }: { body: SqlToken[]; separator: string; name: string; whole?: string },
): Edit[] {
  const parts = splitAt(body, separator);
  const texts = parts.map((part) => code.slice(start(part), end(part)));
  const joint = separator === "," ? ", " : ` ${separator} `;
  if (texts.length < 2 && whole === undefined) return [];
  return texts.slice(0, MAX_MUTANTS).map((text, index) => ({
    label: `without ${name} ${text.replaceAll(/\s+/g, " ")}`,
    start: start(body),
    end: end(body),
    text: texts.length === 1 ? (whole ?? "") : texts.toSpliced(index, 1).join(joint),
  }));
}

function conditionEdits(code: string, body: SqlToken[], whole?: string): Edit[] {
  const separator = splitAt(body, "OR").length > 1 ? "OR" : "AND";
  return withoutEach(code, { body, separator, name: "the condition", whole });
}

function withoutClause({ name, start: from, body }: SqlClause): Edit {
  return { label: `without ${name}`, start: from, end: end(body), text: "" };
}

function sortEdits(code: string, clause: SqlClause): Edit[] {
  const { body } = clause;
  const turned = splitAt(body, ",").map((key): Edit => {
    const last = key.at(-1);
    const isDown = key.some(({ text }) => text === "DESC");
    const direction = key.find(({ text }) => text === "DESC" || text === "ASC");
    const place = direction ?? { start: last?.end ?? 0, end: last?.end ?? 0 };
    return {
      label: `${code.slice(start(key), end(key))} sorted the other way`,
      start: place.start,
      end: place.end,
      text: isDown ? "ASC" : " DESC",
    };
  });
  const keys = withoutEach(code, { body, separator: ",", name: "the sort key" });
  return [withoutClause(clause), ...keys, ...turned];
}

function selectEdits(_: string, { body, start: from }: SqlClause): Edit[] {
  const [first, second] = body;
  if (first?.text !== "DISTINCT")
    return [{ label: "with DISTINCT", start: from, end: from + "SELECT".length, text: "SELECT DISTINCT" }];
  if (second?.text === "ON") return [];
  return [{ label: "without DISTINCT", start: first.start, end: first.end, text: "" }];
}

function joinEdits(code: string, { start: from, body }: SqlClause): Edit[] {
  const word = code
    .slice(from, from + 5)
    .split(/\s/)[0]
    ?.toUpperCase();
  const outer = body.find(({ text }) => text === "OUTER");
  if (word === "JOIN")
    return [{ label: "LEFT JOIN in place of JOIN", start: from, end: from, text: "LEFT " }];
  if (word === "INNER")
    return [{ label: "LEFT JOIN in place of INNER JOIN", start: from, end: from + 5, text: "LEFT" }];
  if (word !== "LEFT" && word !== "RIGHT" && word !== "FULL") return [];
  const stop = outer?.end ?? from + word.length;
  return [{ label: `JOIN in place of ${word} JOIN`, start: from, end: stop, text: "" }];
}

function setEdits(_: string, { name, start: from, body: [first] }: SqlClause): Edit[] {
  const stop = from + name.length;
  if (first?.text === "ALL")
    return [{ label: `${name} in place of ${name} ALL`, start: from, end: first.end, text: name }];
  return [{ label: `${name} ALL in place of ${name}`, start: from, end: stop, text: `${name} ALL` }];
}

function groupEdits(code: string, clause: SqlClause): Edit[] {
  const keys = withoutEach(code, { body: clause.body, separator: ",", name: "the grouping key" });
  return keys.length > 0 ? keys : [withoutClause(clause)];
}

type Edits = (code: string, clause: SqlClause) => Edit[];

const conditions: Edits = (code, { body }) => conditionEdits(code, body, "true");
const without: Edits = (_, clause) => [withoutClause(clause)];
const EDITS = new Map<string, Edits>([
  ["SELECT", selectEdits],
  ["JOIN", joinEdits],
  ...["WHERE", "HAVING", "ON"].map((name) => [name, conditions] as const),
  ...["GROUP BY", "PARTITION BY"].map((name) => [name, groupEdits] as const),
  ["ORDER BY", sortEdits],
  ...["LIMIT", "OFFSET", "FETCH"].map((name) => [name, without] as const),
  ...["UNION", "EXCEPT", "INTERSECT"].map((name) => [name, setEdits] as const),
]);

/** Where nobody looks at the order, sorting the rows changes nothing. */
function counts(clauses: SqlClause[], clause: SqlClause, isInner: boolean): boolean {
  return (
    clause.name !== "ORDER BY" || isInner || clauses.some(({ name }) => name === "LIMIT" || name === "FETCH")
  );
}

function levelEdits({ code, isOrdered }: Solution, tokens: SqlToken[]): Edit[] {
  const clauses = clausesOf(tokens);
  // Conditions in parentheses.
  if (clauses.length === 0) return tokens[0]?.level === 0 ? [] : conditionEdits(code, tokens);
  const isInner = isOrdered || tokens[0]?.level !== 0;
  return clauses
    .filter((clause) => counts(clauses, clause, isInner))
    .flatMap((clause) => EDITS.get(clause.name)?.(code, clause) ?? []);
}

function lineOf(code: string, position: number): number {
  return code.slice(0, position).split("\n").length;
}

/** Wrong versions of a query that beginners write. The most telling changes come first. */
export function sqlMutants(solution: Solution): Mutant[] {
  const { code } = solution;
  const tokens = readSql(code);
  const edits = [
    ...levelsOf(tokens).flatMap((level) => levelEdits(solution, level)),
    ...changedTokens(code, tokens),
  ];
  const mutants = new Map<string, Mutant>();
  for (const edit of edits) {
    const changed = code.slice(0, edit.start) + edit.text + code.slice(edit.end);
    const label = `${edit.label} (line ${lineOf(code, edit.start)})`;
    if (changed !== code && !mutants.has(changed)) mutants.set(changed, { label, code: changed });
    if (mutants.size === MAX_MUTANTS) break;
  }
  return [...mutants.values()];
}
