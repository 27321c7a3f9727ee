import type { SqlSet } from "../../../../labs/engine/jobs";
import styles from "./feedback.module.css";

const SHOWN_ROWS = 100;
const NONE: ReadonlySet<number> = new Set();

interface RowsTableProps {
  title: string;
  set: SqlSet;
  /** Rows that differ. */
  marked?: ReadonlySet<number>;
  markedColumns?: ReadonlySet<number>;
  /** What a marked row means, for those who cannot see the colour. */
  note?: string;
}

/** Scrolls inside itself, so that the page never does. */
export function RowsTable({ title, set, marked = NONE, markedColumns = NONE, note }: RowsTableProps) {
  const { columns, rows, count } = set;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must take keyboard focus
    <div className={styles.scroll} role="group" aria-label={title} tabIndex={0}>
      <table className={styles.rows}>
        <caption>
          {title} · {count === 1 ? "1 row" : `${count} rows`}
          {count > SHOWN_ROWS && `, the first ${SHOWN_ROWS} are shown`}
        </caption>
        <thead>
          <tr>
            {columns.map(({ name }, index) => (
              <th key={index} scope="col" className={markedColumns.has(index) ? styles.unmatched : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_ROWS).map((row, index) => (
            <tr key={index} className={marked.has(index) ? styles.unmatched : undefined}>
              {row.map((value, place) => (
                <td key={place} className={columns[place]?.kind === "number" ? styles.number : undefined}>
                  {place === 0 && marked.has(index) && <span className="visually-hidden">{note}: </span>}
                  {value ?? <i>NULL</i>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
