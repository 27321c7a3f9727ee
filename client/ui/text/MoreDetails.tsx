import type { ReactNode } from "react";
import styles from "./MoreDetails.module.css";

interface MoreDetailsProps {
  summary: string;
  open?: boolean;
  children: ReactNode;
}

/** The rest of a list, closed at first. */
export function MoreDetails({ summary, open, children }: MoreDetailsProps) {
  return (
    <details className={styles.more} open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
