import type { Tag } from "./markup";
import { attributeOf, decodeText, tagsOf } from "./markup";
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS, paused } from "./tableRows";

const ROWS = new Set(["tr", "row"]);
const CELLS = new Set(["td", "th", "cell"]);
const BREAKS = new Set(["br", "p", "div", "li"]);
const HIDDEN = new Set(["script", "style", "head", "title"]);

function numberOf(tag: Tag, name: string): number {
  const number = Number(attributeOf(tag, name) ?? 0);
  return Number.isInteger(number) ? Math.min(number, MAX_TABLE_COLUMNS) : 0;
}

/** The rows of a web page or of Excel's old XML: many banks send a table under the name of a spreadsheet. */
class MarkupTable {
  readonly rows: string[][] = [];
  private cell: string | null = null;
  private span = 1;
  private hidden: string | null = null;

  private endCell(): void {
    const row = this.rows.at(-1);
    if (this.cell !== null && row && row.length < MAX_TABLE_COLUMNS)
      row.push(this.cell, ...Array.from({ length: this.span - 1 }, () => ""));
    this.cell = null;
  }

  private startCell(tag: Tag): void {
    const row = this.rows.at(-1);
    if (!row) return;
    // Excel's XML leaves out empty cells and numbers the next one.
    const missing = numberOf(tag, "index") - 1 - row.length;
    if (missing > 0) row.push(...Array.from({ length: missing }, () => ""));
    this.cell = "";
    this.span = Math.max(1, numberOf(tag, "colspan"), numberOf(tag, "mergeacross") + 1);
    if (tag.isEmpty) this.endCell();
  }

  /** Whether the tag is of a script, a style or the like, or is inside one. */
  private isHidden({ name, isEnd, isEmpty }: Tag): boolean {
    const wasHidden = this.hidden !== null;
    if (isEnd && name === this.hidden) this.hidden = null;
    if (!wasHidden && HIDDEN.has(name) && !isEnd && !isEmpty) this.hidden = name;
    return wasHidden || this.hidden !== null;
  }

  add(tag: Tag): void {
    const { name, isEnd, text } = tag;
    if (this.cell !== null && !this.hidden) this.cell += decodeText(text);
    if (this.isHidden(tag)) return;
    if (BREAKS.has(name) && this.cell !== null) this.cell += " ";
    if (!CELLS.has(name) && !ROWS.has(name)) return;
    this.endCell();
    if (isEnd) return;
    if (CELLS.has(name)) this.startCell(tag);
    else if (this.rows.length < MAX_TABLE_ROWS) this.rows.push([]);
  }
}

export async function readMarkupTable(markup: string): Promise<string[][]> {
  const table = new MarkupTable();
  for await (const tag of paused(tagsOf(markup))) table.add(tag);
  return table.rows;
}
