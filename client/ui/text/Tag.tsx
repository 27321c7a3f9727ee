import type { ReactNode } from "react";
import styles from "./Tag.module.css";

interface TagProps {
  tone?: "plain" | "outlined" | "good" | "warning" | "pending" | "bad";
  children: ReactNode;
}

export function Tag({ tone = "plain", children }: TagProps) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
