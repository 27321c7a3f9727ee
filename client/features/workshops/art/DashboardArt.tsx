import styles from "./DashboardArt.module.css";
import type { PanelKind } from "./dashboardPanels";
import { dashboardPanels, figuresFor } from "./dashboardPanels";
import { DashboardPanel } from "./DashboardPanel";

interface DashboardArtProps {
  title: string;
  /** What is to be seen; decides what is drawn. */
  alt: string;
}

const WIDTH = 480;
const EDGE = 16;
const TILES = 3;
const PANELS_TOP = 108;
const PANELS_HEIGHT = 176;

function placeOf(index: number, count: number) {
  const width = (WIDTH - EDGE * (count + 1)) / count;
  return { x: EDGE + index * (width + EDGE), width };
}

/** A dashboard that nobody has made: an illustration in the shape of what a description says. */
export function DashboardArt({ title, alt }: DashboardArtProps) {
  const panels: PanelKind[] = dashboardPanels(`${title} ${alt}`).slice(0, TILES);
  return (
    <svg className={styles.art} viewBox={`0 0 ${WIDTH} 300`} role="img" aria-label={alt}>
      <rect className={styles.ground} width={WIDTH} height="300" />
      {figuresFor(title, TILES).map((figure, index) => {
        const { x, width } = placeOf(index, TILES);
        return (
          <g key={index} transform={`translate(${x} ${EDGE})`}>
            <rect className={styles.panel} width={width} height="76" rx="8" />
            <rect className={styles.faint} x="14" y="16" width={width * 0.4} height="8" rx="4" />
            <rect
              className={styles.ink}
              x="14"
              y="36"
              width={width * (0.3 + figure * 0.3)}
              height="18"
              rx="4"
            />
            <rect
              className={index === 1 ? styles.marigold : styles.teal}
              x={width - 30}
              y="36"
              width="16"
              height="18"
              rx="4"
            />
          </g>
        );
      })}
      {panels.map((kind, index) => {
        const { x, width } = placeOf(index, panels.length);
        return (
          <g key={kind} transform={`translate(${x} ${PANELS_TOP})`}>
            <rect className={styles.panel} width={width} height={PANELS_HEIGHT} rx="8" />
            <g transform="translate(14 16)">
              <DashboardPanel kind={kind} title={title} width={width - 28} height={PANELS_HEIGHT - 32} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
