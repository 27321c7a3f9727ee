import type { ChartData } from "./chartData";
import { piecesOf, roundCeiling, totalOf } from "./chartData";
import styles from "./ColumnDrawing.module.css";

const FILLED = 0.8;

interface ColumnDrawingProps {
  data: ChartData;
}

export function ColumnDrawing({ data: { rows, series, format } }: ColumnDrawingProps) {
  const scale = roundCeiling(Math.max(...rows.map(totalOf)));
  const share = 100 / rows.length;
  const marks = scale === 1 ? [1, 0] : [scale, scale / 2, 0];
  return (
    <div className={styles.chart}>
      <div className={styles.scale}>
        {marks.map((mark) => (
          <span key={mark}>{format(mark)}</span>
        ))}
      </div>
      <svg aria-hidden className={styles.columns} width="100%" height="100%">
        {marks.map((mark) => {
          const height = `${100 - (mark / scale) * 100}%`;
          return <line key={mark} x1="0" x2="100%" y1={height} y2={height} className={styles.line} />;
        })}
        {rows.map((row, index) => (
          <g key={row.key}>
            <title>{`${row.label}: ${format(totalOf(row))}`}</title>
            {piecesOf(row, series, scale).map(({ texture, from, length }) => (
              <rect
                key={texture}
                x={`${(index + (1 - FILLED) / 2) * share}%`}
                y={`${100 - from - length}%`}
                width={`${share * FILLED}%`}
                height={`${length}%`}
                fill={`url(#texture-${texture})`}
              />
            ))}
          </g>
        ))}
      </svg>
      <div className={styles.ends}>
        <span>{rows[0]?.label}</span>
        <span>{rows.at(-1)?.label}</span>
      </div>
    </div>
  );
}
