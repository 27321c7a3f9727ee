import styles from "./ProgressBar.module.css";

interface ProgressBarProps {
  /** Shown beside the bar. */
  label: string;
  value: number;
  max: number;
}

export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return (
    <label className={styles.progress}>
      <progress value={Math.min(value, max)} max={max} />
      <span>{label}</span>
    </label>
  );
}
