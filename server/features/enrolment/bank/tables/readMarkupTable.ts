import { inSlices } from "../../../../core/concurrency/inSlices";
import type { Tag } from "./markup";
import { attributeOf, decodeText, tagsOf } from "./markup";
import type { TableLine } from "./tableLines";
import { TableLines } from "./tableLines";

const ROWS = new Set(["tr", "row"]);
const CELLS = new Set(["td", "th", "cell"]);
const BREAKS = new Set(["br", "p", "div", "li"]);
const HIDDEN = new Set(["script", "style", "head", "title"]);

const MAX_SPAN = 200;

function numberOf(tag: Tag, name: string): number {
  const number = Number(attributeOf(tag, name) ?? 0);
  return Number.isInteger(number) ? Math.min(number, MAX_SPAN) : 0;
}

/** The rows of a web page or of Excel's old XML: many banks send a table under the name of a spreadsheet. */
class MarkupTable {
  readonly table = new TableLines();
  /** The row's number, counted from 1. */
  private line = 0;
  private cell: string | null = null;
  private column = 0;
  private span = 1;
  private hidden: string | null = null;

  private endCell(): void {
    if (this.cell === null) return;
    this.table.put(this.line, this.column, this.cell);
    if (this.span > 1) this.table.put(this.line, this.column + this.span - 1, "");
    this.cell = null;
  }

  private startCell(tag: Tag): void {
    if (this.line === 0) return;
    const width = this.table.widthOf(this.line);
    // Excel's XML leaves out empty cells and numbers the next one.
    this.column = Math.max(width, numberOf(tag, "index") - 1);
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
    else this.line += 1;
  }
}

export async function readMarkupTable(markup: string): Promise<TableLine[]> {
  const reader = new MarkupTable();
  await inSlices(tagsOf(markup), (tag) => reader.add(tag));
  return reader.table.lines;
}
