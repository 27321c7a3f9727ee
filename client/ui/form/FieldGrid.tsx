import type { ReactNode } from "react";
import styles from "./FieldGrid.module.css";

interface FieldGridProps {
  children: ReactNode;
}

export function FieldGrid({ children }: FieldGridProps) {
  return <div className={styles.grid}>{children}</div>;
}
