import { Refusal } from "../../../../core/errors";

export const MAX_ROWS = 20_000;
/** With the lines above the headings and below the rows. */
const MAX_LINES = MAX_ROWS + 1000;
const MAX_CELLS = 1_000_000;
const MAX_CHARACTERS = 24 * 1024 * 1024;
const MAX_COLUMNS = 200;
/** As in Excel. */
const MAX_CELL_CHARACTERS = 32_767;

export const SAVE_AS_CSV = "Open it in Excel, save it as CSV, and import that file.";

/** The file is no statement that we can read; the message says what to do. */
export class UnreadableStatement extends Refusal {
  constructor(problem: string) {
    super("BAD_USER_INPUT", problem);
  }
}

export function tooManyRows(): UnreadableStatement {
  const count = MAX_ROWS.toLocaleString("en-IN");
  return new UnreadableStatement(
    `A statement may have ${count} rows at most. Please split it, for example by month, and import the parts.`,
  );
}

/** A record of the file, which begins on this line. */
export interface TableLine {
  line: number;
  cells: string[];
  /** Why it has no cells. */
  problem?: string;
}

/** Collects a table within bounds of lines, cells and characters, however small the packed file is. */
export class TableLines {
  readonly lines: TableLine[] = [];
  private cells = 0;
  private characters = 0;

  add(added: TableLine): void {
    if (this.lines.length >= MAX_LINES) throw tooManyRows();
    this.lines.push(added);
    this.count(added.cells.length, 0);
  }

  widthOf(line: number): number {
    const last = this.lines.at(-1);
    return last?.line === line ? last.cells.length : 0;
  }

  /** Lines come in order; cells that were left out are empty. */
  put(line: number, column: number, text: string): void {
    if (column >= MAX_COLUMNS) return;
    if (this.lines.at(-1)?.line !== line) this.add({ line, cells: [] });
    const { cells = [] } = this.lines.at(-1) ?? {};
    const cell = text.slice(0, MAX_CELL_CHARACTERS);
    this.count(Math.max(0, column + 1 - cells.length), cell.length);
    while (cells.length < column) cells.push("");
    cells[column] = cell;
  }

  private count(cells: number, characters: number): void {
    this.cells += cells;
    this.characters += characters;
    if (this.cells > MAX_CELLS || this.characters > MAX_CHARACTERS)
      throw new UnreadableStatement(`This statement has too many cells. ${SAVE_AS_CSV}`);
  }
}

/** The table of a file. Of text with separators, it depends on the separator. */
export interface StatementTable {
  /** The first records by separator; "" if the file's kind has none. */
  samples: Map<string, string[][]>;
  linesOf: (separator: string) => Promise<TableLine[]>;
}
