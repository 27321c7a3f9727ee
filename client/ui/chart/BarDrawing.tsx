import styles from "./BarDrawing.module.css";
import type { ChartData } from "./chartData";
import { piecesOf, totalOf } from "./chartData";

interface BarDrawingProps {
  data: ChartData;
}

export function BarDrawing({ data: { rows, series, format } }: BarDrawingProps) {
  const scale = Math.max(...rows.map(totalOf), 1);
  return (
    <div className={styles.chart}>
      {rows.map((row) => (
        <div key={row.key} className={styles.row}>
          <span className={styles.label}>{row.label}</span>
          <span className={styles.figure}>{row.figure ?? format(totalOf(row))}</span>
          <svg aria-hidden className={styles.bar} width="100%" height="14">
            <rect width="100%" height="100%" className={styles.ground} />
            {piecesOf(row, series, scale).map(({ texture, from, length }) => (
              <rect
                key={texture}
                x={`${from}%`}
                width={`${length}%`}
                height="100%"
                fill={`url(#texture-${texture})`}
              />
            ))}
          </svg>
          {row.note && <span className={styles.note}>{row.note}</span>}
        </div>
      ))}
    </div>
  );
}
