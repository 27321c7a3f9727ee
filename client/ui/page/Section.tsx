import type { ReactNode } from "react";
import styles from "./Section.module.css";

interface SectionProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** "dark" is dark in both themes. */
  tone?: "plain" | "sunk" | "dark";
  children: ReactNode;
}

export function Section({ id, title, lead, tone = "plain", children }: SectionProps) {
  return (
    <section
      id={id}
      className={styles[tone]}
      data-theme={tone === "dark" ? tone : undefined}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.inside}>
        <header className={styles.header}>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
