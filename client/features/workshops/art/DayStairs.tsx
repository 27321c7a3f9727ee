import styles from "./DayStairs.module.css";

interface DayStairsProps {
  days: number;
}

const MAX_STEPS = 10;
const SIZE = { width: 440, height: 360 };
const GAP = 6;
const LOWEST = 64;

export function DayStairs({ days }: DayStairsProps) {
  const count = Math.min(days, MAX_STEPS);
  const width = (SIZE.width - GAP * (count - 1)) / count;
  const rise = count > 1 ? (SIZE.height - 60 - LOWEST) / (count - 1) : 0;
  return (
    <svg className={styles.stairs} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const x = index * (width + GAP);
        const y = SIZE.height - LOWEST - index * rise;
        const isLast = index === count - 1;
        return (
          <g key={index} className={isLast ? styles.last : styles.step}>
            <rect x={x} y={y} width={width} height={SIZE.height - y + 8} rx="8" />
            <text x={x + width / 2} y={y + 34}>
              {isLast ? days : index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
