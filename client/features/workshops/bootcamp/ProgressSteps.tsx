import { useTicks } from "../../../hooks/useTicks";
import styles from "./ProgressSteps.module.css";

const STEP_EVERY_MS = 500;
const STEP = 10;
const FULL = 100;
const STEPS = FULL / STEP;
const WIDTH = 40;
const RISE = 6;
const FLOOR = 84;

/** 0, 10, …, 100, 90, …, 10, 0, … as steps are counted. */
function progressAfter(ticks: number): number {
  const place = ticks % (2 * STEPS);
  return STEP * (place <= STEPS ? place : 2 * STEPS - place);
}

interface ProgressStepsProps {
  isMoving: boolean;
}

/** A progress bar of ten steps that fills and empties by itself; a decoration, so nobody is told of it. */
export function ProgressSteps({ isMoving }: ProgressStepsProps) {
  const progress = progressAfter(useTicks({ everyMs: STEP_EVERY_MS, isRunning: isMoving }));
  return (
    <div className={styles.progress} data-progress={progress} aria-hidden="true">
      <svg viewBox={`0 0 ${STEPS * WIDTH} ${FLOOR}`} preserveAspectRatio="none">
        {Array.from({ length: STEPS }, (_, index) => {
          const height = 24 + index * RISE;
          const shape = { x: index * WIDTH, y: FLOOR - height, width: WIDTH - 4, height, rx: 3 };
          return (
            <g key={index} data-lit={progress >= (index + 1) * STEP}>
              <rect className={styles.ahead} {...shape} />
              <rect className={styles.climbed} {...shape} />
            </g>
          );
        })}
      </svg>
      <span className={styles.figure}>{progress}%</span>
    </div>
  );
}
