import { plainDigits } from "../../../../core/text/digits";
import { INVISIBLE } from "../../../../core/text/invisible";

const HIDDEN = new RegExp(`[${INVISIBLE}]`, "gu");
const CLOSING: Record<string, string> = { '"': '"', "'": "'", "“": "”", "‘": "’" };
/** Excel's guard in the quotation marks of a report: `"='26/11/2026'"`. */
const MAX_WRAPS = 4;

/** Most cells are plain: this spares a large statement seconds. */
const NOT_PLAIN = /[^ -~]|^[='" ]| $| {2}/;

function unwrap(cell: string): string {
  const inner = /^=["'“‘]/.test(cell) ? cell.slice(1) : cell;
  const closing = CLOSING[inner.charAt(0)];
  if (!closing) return cell;
  return (inner.length > 1 && inner.endsWith(closing) ? inner.slice(1, -1) : inner.slice(1)).trim();
}

/** The one form of a cell: no hidden signs, single blanks, without the guards of spreadsheets and reports. */
export function plainCell(cell: string): string {
  if (!NOT_PLAIN.test(cell)) return cell;
  const wellFormed = cell.toWellFormed().normalize("NFKC").replace(/\s+/gu, " ");
  let plain = plainDigits(wellFormed.replace(HIDDEN, "")).trim();
  for (let wraps = 0; wraps < MAX_WRAPS; wraps += 1) {
    const inner = unwrap(plain);
    if (inner === plain) break;
    plain = inner;
  }
  return plain;
}
