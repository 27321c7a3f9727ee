import type { ReactNode } from "react";
import styles from "./FieldGrid.module.css";

interface FieldGridProps {
  children: ReactNode;
}

/** Short fields side by side, where there is room. */
export function FieldGrid({ children }: FieldGridProps) {
  return <div className={styles.grid}>{children}</div>;
}
