import styles from "./DashboardArt.module.css";
import type { PanelKind } from "./dashboardPanels";
import { figuresFor, dashboardPanels } from "./dashboardPanels";

interface PanelProps {
  title: string;
  width: number;
  height: number;
}

function LinePanel({ title, width, height }: PanelProps) {
  const figures = figuresFor(`${title} line`, 12);
  const points = figures.map((figure, month) => [
    (month * width) / (figures.length - 1),
    height - figure * height,
  ]);
  const line = points.map((point) => point.join(",")).join(" ");
  return (
    <>
      {[0.25, 0.5, 0.75].map((part) => (
        <line key={part} className={styles.grid} x2={width} y1={part * height} y2={part * height} />
      ))}
      <polygon className={styles.area} points={`0,${height} ${line} ${width},${height}`} />
      <polyline className={styles.line} points={line} />
    </>
  );
}

function BarsPanel({ title, width, height }: PanelProps) {
  const figures = figuresFor(`${title} bars`, 5).sort((a, b) => b - a);
  const row = height / figures.length;
  return figures.map((figure, index) => (
    <rect
      key={index}
      className={index === 0 ? styles.marigold : styles.teal}
      y={index * row}
      width={figure * width}
      height={row - 8}
      rx="4"
    />
  ));
}

function FunnelPanel({ width, height }: PanelProps) {
  const rows = 4;
  const row = height / rows;
  return Array.from({ length: rows }, (_, index) => {
    const [top, bottom] = [index * 0.11 * width, (index + 1) * 0.11 * width];
    const y = index * row;
    const end = y + row - 6;
    return (
      <polygon
        key={index}
        className={index === rows - 1 ? styles.marigold : styles.teal}
        opacity={1 - (rows - 1 - index) * 0.2}
        points={`${top},${y} ${width - top},${y} ${width - bottom},${end} ${bottom},${end}`}
      />
    );
  });
}

function GaugePanel({ title, width, height }: PanelProps) {
  const radius = Math.min(width / 2, height) - 12;
  const arc = `M ${width / 2 - radius} ${height - 12} a ${radius} ${radius} 0 0 1 ${2 * radius} 0`;
  const length = Math.PI * radius;
  const used = 0.45 + (figuresFor(title, 1)[0] ?? 0) * 0.4;
  return (
    <>
      <path className={styles.track} d={arc} />
      <path className={styles.used} d={arc} strokeDasharray={`${used * length} ${length}`} />
      <rect className={styles.ink} x={width / 2 - 26} y={height - 36} width="52" height="20" rx="4" />
    </>
  );
}

const PANELS = { line: LinePanel, bars: BarsPanel, funnel: FunnelPanel, gauge: GaugePanel };

interface DashboardPanelProps extends PanelProps {
  kind: PanelKind;
}

function DashboardPanel({ kind, ...place }: DashboardPanelProps) {
  const Panel = PANELS[kind];
  return <Panel {...place} />;
}

interface DashboardArtProps {
  title: string;
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
