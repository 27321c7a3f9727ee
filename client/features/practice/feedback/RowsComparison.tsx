import type { Rows } from "./readRows";
import { findUnmatched, readRows } from "./readRows";
import styles from "./feedback.module.css";

interface RowsTableProps {
  title: string;
  rows: Rows;
  unmatched: ReadonlySet<number>;
  /** What an unmatched row means, for those who cannot see the colour. */
  note: string;
}

function RowsTable({ title, rows, unmatched, note }: RowsTableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must take keyboard focus
    <div className={styles.scroll} role="group" aria-label={title} tabIndex={0}>
      <table className={styles.rows}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {rows.columns.map((name, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.rows.map((row, index) => (
            <tr key={index} className={unmatched.has(index) ? styles.unmatched : undefined}>
              {row.map((value, place) => (
                <td key={place}>
                  {place === 0 && unmatched.has(index) && <span className="visually-hidden">{note}: </span>}
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

interface RowsComparisonProps {
  expected: string | null;
  shown: string | null;
}

/** Expected and actual rows side by side; rows without a match are marked. */
export function RowsComparison({ expected, shown }: RowsComparisonProps) {
  const [right, own] = [readRows(expected), readRows(shown)];
  if (!right) return null;
  if (!own)
    return <RowsTable title="Expected" rows={right} unmatched={new Set()} note="missing in your result" />;
  return (
    <div className={styles.beside}>
      <RowsTable title="Expected" rows={right} unmatched={findUnmatched(right, own)} note="missing" />
      <RowsTable title="Your result" rows={own} unmatched={findUnmatched(own, right)} note="not expected" />
    </div>
  );
}
