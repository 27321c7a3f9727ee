import styles from "./Staircase.module.css";

const STEPS = ["=SUM(B2:B9)", "SELECT … JOIN", "df.groupby()", "CALCULATE(…)", "model.fit(X, y)"];

const STEP_WIDTH = 76;
const GAP = 8;
const FIRST_HEIGHT = 132;
const RISE = 54;
const FLOOR = 380;

function place(index: number) {
  const height = FIRST_HEIGHT + index * RISE;
  return { x: 12 + index * (STEP_WIDTH + GAP), y: FLOOR - height, height };
}

export function Staircase() {
  const points = STEPS.map((_, index) => {
    const { x, y } = place(index);
    return `${x + STEP_WIDTH / 2},${y - 22}`;
  });
  return (
    <svg
      className={styles.staircase}
      viewBox={`0 0 440 ${FLOOR}`}
      width="440"
      height={FLOOR}
      aria-hidden="true"
    >
      {[80, 180, 280].map((y) => (
        <line key={y} className={styles.grid} x1="0" x2="440" y1={y} y2={y} />
      ))}
      {STEPS.map((text, index) => {
        const { x, y, height } = place(index);
        const isLast = index === STEPS.length - 1;
        return (
          <g key={text} className={isLast ? styles.last : styles.step}>
            <rect x={x} y={y} width={STEP_WIDTH} height={height + 8} rx="8" />
            <text transform={`translate(${x + STEP_WIDTH / 2 + 5} ${FLOOR - 14}) rotate(-90)`}>{text}</text>
          </g>
        );
      })}
      <polyline className={styles.trend} points={points.join(" ")} />
      {points.map((point) => {
        const [cx, cy] = point.split(",");
        return <circle key={point} className={styles.dot} cx={cx} cy={cy} r="6" />;
      })}
    </svg>
  );
}
