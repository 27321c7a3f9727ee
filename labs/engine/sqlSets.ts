import type { messages } from "@electric-sql/pglite";
import { LIMITS, type SqlError, type SqlKind, type SqlOutcome, type SqlSet } from "./jobs";

type Message = { name: string; length: number };

const CELL_CHARACTERS = 10_000;
const TOTAL_CHARACTERS = 2_000_000;
const MAX_SETS = 20;

const KINDS = new Map<number, SqlKind>([
  ...[20, 21, 23, 26, 700, 701, 1700].map((type) => [type, "number"] as const),
  ...[18, 19, 25, 1042, 1043].map((type) => [type, "text"] as const),
  ...[1082, 1083, 1114, 1184, 1266].map((type) => [type, "time"] as const),
  [16, "boolean"],
]);

/** Collects what PostgreSQL answers, as it spells it, and drops what is too much. */
export class SqlSets {
  readonly sets: SqlSet[] = [];
  error: SqlError | undefined;
  #left = TOTAL_CHARACTERS;
  #open: SqlSet = emptySet();
  #isOpen = false;

  add(message: Message): void {
    if (message.name === "rowDescription") this.#describe(message as messages.RowDescriptionMessage);
    else if (message.name === "dataRow") this.#addRow((message as messages.DataRowMessage).fields);
    else if (message.name === "commandComplete") this.#complete(message as messages.CommandCompleteMessage);
    else if (message.name === "error") this.error = readError(message as messages.DatabaseError);
    // The query waits for data, or sends a copy of data, as no result set.
    else if (message.name === "copyInResponse" || message.name === "copyOutResponse") this.#open = emptySet();
  }

  outcome(ms: number, code: string): SqlOutcome {
    const { error, sets } = this;
    if (!error) return { sets, ms };
    const { position, ...rest } = error;
    return { sets, ms, error: position ? { ...rest, position: inCharacters(code, position) } : rest };
  }

  #describe({ fields }: messages.RowDescriptionMessage): void {
    this.#open = emptySet();
    this.#open.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      kind: KINDS.get(dataTypeID) ?? "other",
    }));
    this.#isOpen = true;
  }

  #addRow(fields: (string | null)[]): void {
    this.#open.count++;
    if (this.#open.rows.length >= LIMITS.rows || this.#left <= 0) return;
    const row = fields.map((cell) => (cell === null ? null : cut(cell)));
    for (const cell of row) this.#left -= cell?.length ?? 0;
    this.#open.rows.push(row);
  }

  #complete({ text }: messages.CommandCompleteMessage): void {
    const set = this.#isOpen ? this.#open : emptySet();
    set.affected = /^(INSERT|UPDATE|DELETE|MERGE|COPY)/.test(text) ? Number(text.split(" ").at(-1)) : 0;
    this.sets.push(set);
    if (this.sets.length > MAX_SETS) this.sets.shift();
    this.#open = emptySet();
    this.#isOpen = false;
  }
}

function emptySet(): SqlSet {
  return { columns: [], rows: [], count: 0, affected: 0 };
}

function cut(cell: string): string {
  return cell.length <= CELL_CHARACTERS ? cell : `${cell.slice(0, CELL_CHARACTERS)}…`;
}

function readError({ message, code, hint, detail, position }: messages.DatabaseError): SqlError {
  return {
    message: message.slice(0, 1_000),
    code: code ?? "",
    ...(position && { position: Number(position) }),
    ...(hint && { hint: hint.slice(0, 500) }),
    ...(detail && { detail: detail.slice(0, 500) }),
  };
}

/** PostgreSQL counts an emoji as one character, JavaScript as two. */
function inCharacters(code: string, position: number): number {
  return [...code].slice(0, position - 1).join("").length + 1;
}
