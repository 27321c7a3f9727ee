import styles from "./LitSteps.module.css";

const STEPS = [
  { x: 2, y: 21, height: 8 },
  { x: 9.5, y: 15, height: 14 },
  { x: 17, y: 9, height: 20 },
  { x: 24.5, y: 3, height: 26 },
];

interface LitStepsProps {
  size?: number;
  /** Lights up step by step, once; still for people who prefer less motion. */
  isNew: boolean;
}

/** The academy's stairs, for something achieved. */
export function LitSteps({ size = 24, isNew }: LitStepsProps) {
  return (
    <svg
      className={isNew ? `${styles.steps} ${styles.isNew}` : styles.steps}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      {STEPS.map(({ x, ...step }) => (
        <rect key={x} x={x} {...step} width="6" rx="1.5" />
      ))}
    </svg>
  );
}
