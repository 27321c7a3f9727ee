import { useId } from "react";
import styles from "./payments.module.css";

interface ProgressProps {
  label: string;
  percent: number;
}

/** How far a longer work is. */
export function Progress({ label, percent }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>
        {label}: {percent} %
      </label>
      <progress id={id} max={100} value={percent} />
    </div>
  );
}
