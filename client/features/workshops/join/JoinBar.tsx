import type { ReactNode } from "react";
import styles from "./JoinBar.module.css";

interface JoinBarProps {
  look?: "plain" | "banner";
  children: ReactNode;
}

/** Price and registration at the bottom of the screen, until the form that it leads to is reached. */
export function JoinBar({ look = "plain", children }: JoinBarProps) {
  return (
    <aside className={`${styles.bar} ${styles[look]}`} aria-label="Join">
      <div className={styles.inside}>{children}</div>
    </aside>
  );
}
