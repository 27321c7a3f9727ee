import type { ReactNode } from "react";
import styles from "./Section.module.css";

interface SectionProps {
  /** What an address points to, as in `/lms#courses`. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** "sunk" sets the section off from its neighbours. */
  tone?: "plain" | "sunk";
  children: ReactNode;
}

/** A part of a long page with its own address; it steps up as it comes into view, and is in the page from the start. */
export function Section({ id, title, lead, tone = "plain", children }: SectionProps) {
  return (
    <section id={id} className={styles[tone]} aria-labelledby={`${id}-title`}>
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
