import type { ReactNode } from "react";
import { useId } from "react";
import styles from "./Panel.module.css";

interface PanelProps {
  title: string;
  /** Lets a link jump here. */
  anchor?: string;
  /** Beside the title, such as a search field. */
  actions?: ReactNode;
  tone?: "plain" | "danger";
  children: ReactNode;
}

/** A titled part of a work screen. */
export function Panel({ title, anchor, actions, tone = "plain", children }: PanelProps) {
  const titleId = useId();
  return (
    <section id={anchor} className={`${styles.panel} ${styles[tone]}`} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
