import type { ReactNode } from "react";
import styles from "./Stairs.module.css";

interface StairsProps {
  /** List items, the first step first. */
  children: ReactNode;
}

/** Up to five steps that lead to each other: rows on a phone, a staircase on a desktop. */
export function Stairs({ children }: StairsProps) {
  return <ol className={styles.stairs}>{children}</ol>;
}
