import styles from "./DashboardArt.module.css";
import type { PanelKind } from "./dashboardPanels";
import { figuresFor } from "./dashboardPanels";

interface PanelProps {
  /** Decides the figures. */
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

/** One chart of a drawn dashboard, from its own corner on. */
export function DashboardPanel({ kind, ...place }: DashboardPanelProps) {
  const Panel = PANELS[kind];
  return <Panel {...place} />;
}
