import type { ReactNode } from "react";
import styles from "./JoinBar.module.css";

interface JoinBarProps {
  look?: "plain" | "banner";
  children: ReactNode;
}

/** Sticks to the bottom of the screen until the form scrolls into view. */
export function JoinBar({ look = "plain", children }: JoinBarProps) {
  return (
    <aside className={`${styles.bar} ${styles[look]}`} aria-label="Join">
      <div className={styles.inside}>{children}</div>
    </aside>
  );
}
