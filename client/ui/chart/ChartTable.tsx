import type { ChartData } from "./chartData";
import { totalOf } from "./chartData";
import styles from "./ChartTable.module.css";

interface ChartTableProps {
  title: string;
  data: ChartData;
}

export function ChartTable({ title, data: { rowsAre, series, rows, format } }: ChartTableProps) {
  const hasTotals = series.length > 1;
  const hasNotes = rows.some(({ note }) => note);
  return (
    <details className={styles.details}>
      <summary>As a table</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must take keyboard focus */}
      <div role="region" aria-label={`${title}, as a table`} tabIndex={0} className={styles.frame}>
        <table>
          <thead>
            <tr>
              <th scope="col">{rowsAre}</th>
              {series.map(({ label }) => (
                <th key={label} scope="col" className={styles.figure}>
                  {label}
                </th>
              ))}
              {hasTotals && (
                <th scope="col" className={styles.figure}>
                  Total
                </th>
              )}
              {hasNotes && <th scope="col">Note</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.label}</th>
                {row.values.map((value, index) => (
                  <td key={series[index]?.label} className={styles.figure}>
                    {format(value)}
                  </td>
                ))}
                {hasTotals && <td className={styles.figure}>{format(totalOf(row))}</td>}
                {hasNotes && <td>{row.note}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
