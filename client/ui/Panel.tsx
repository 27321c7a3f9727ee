import type { ReactNode } from "react";
import { useId } from "react";
import styles from "./Panel.module.css";

interface PanelProps {
  title: string;
  anchor?: string;
  actions?: ReactNode;
  tone?: "plain" | "danger";
  children: ReactNode;
}

export function Panel({ title, anchor, actions, tone = "plain", children }: PanelProps) {
  const titleId = useId();
  return (
    <section id={anchor} className={`${styles.panel} ${styles[tone] ?? ""}`} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
