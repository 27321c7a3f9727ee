import type { ReactNode } from "react";
import styles from "./WorkshopHero.module.css";

interface WorkshopHeroProps {
  /** Above the headline. */
  sign: ReactNode;
  headline: string;
  tagline: string;
  summary: string;
  actions?: ReactNode;
  /** Between the text and the actions. */
  facts?: ReactNode;
  /** On the right, or below on a phone. */
  beside: ReactNode;
}

/** The head of a workshop's page: what it is on the left, what there is to decide or to see on the right. */
export function WorkshopHero({
  sign,
  headline,
  tagline,
  summary,
  actions,
  facts,
  beside,
}: WorkshopHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.inside}>
        <div className={styles.text}>
          {sign}
          <h1>{headline}</h1>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          {summary && <p className={styles.summary}>{summary}</p>}
          {facts}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {beside}
      </div>
    </div>
  );
}
