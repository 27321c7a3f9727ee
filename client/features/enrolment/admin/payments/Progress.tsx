import { useId } from "react";
import { Stack } from "../../../../ui/layout/Stack";
import styles from "./payments.module.css";

interface ProgressProps {
  label: string;
  percent: number;
}

export function Progress({ label, percent }: ProgressProps) {
  const id = useId();
  return (
    <Stack gap="half">
      <label htmlFor={id}>
        {label}: {percent} %
      </label>
      <progress className={styles.progress} id={id} max={100} value={percent} />
    </Stack>
  );
}
