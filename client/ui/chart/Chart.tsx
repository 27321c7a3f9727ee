import { useId } from "react";
import { BarDrawing } from "./BarDrawing";
import type { ChartData } from "./chartData";
import styles from "./Chart.module.css";
import { ChartTable } from "./ChartTable";
import { ColumnDrawing } from "./ColumnDrawing";

interface ChartProps {
  title: string;
  summary: string;
  /** Alternative text, where the summary does not say it. */
  seen?: string;
  shape: "columns" | "bars";
  data: ChartData;
  isEmpty: boolean;
}

/** Needs `ChartTextures` on the page. */
export function Chart({ title, summary, seen, shape, data, isEmpty }: ChartProps) {
  const titleId = useId();
  const Drawing = shape === "columns" ? ColumnDrawing : BarDrawing;
  return (
    <section className={styles.chart} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <p className={styles.summary}>{summary}</p>
      {!isEmpty && (
        <>
          {data.series.length > 1 && (
            <ul className={styles.legend}>
              {data.series.map(({ label, texture }) => (
                <li key={label}>
                  <svg aria-hidden width="18" height="14">
                    <rect width="18" height="14" fill={`url(#texture-${texture})`} />
                  </svg>
                  {label}
                </li>
              ))}
            </ul>
          )}
          <div role="img" aria-label={`${title}. ${seen ?? summary}`}>
            <Drawing data={data} />
          </div>
          <ChartTable title={title} data={data} />
        </>
      )}
    </section>
  );
}
