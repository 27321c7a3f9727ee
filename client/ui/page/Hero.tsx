import type { ReactNode } from "react";
import { Staircase } from "../art/Staircase";
import styles from "./Hero.module.css";

interface HeroProps {
  kicker?: string;
  title: string;
  lead: string;
  actions: ReactNode;
  /** Null for none. */
  art?: ReactNode;
  children?: ReactNode;
}

export function Hero({ kicker, title, lead, actions, art = <Staircase />, children }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.inside}>
        <div className={styles.text}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>{actions}</div>
          {children}
        </div>
        {art && <div className={styles.art}>{art}</div>}
      </div>
    </div>
  );
}
