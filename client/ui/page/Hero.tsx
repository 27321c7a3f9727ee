import type { ReactNode } from "react";
import { Staircase } from "../art/Staircase";
import styles from "./Hero.module.css";

interface HeroProps {
  kicker?: string;
  title: string;
  lead: string;
  actions: ReactNode;
  children?: ReactNode;
}

export function Hero({ kicker, title, lead, actions, children }: HeroProps) {
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
        <div className={styles.art}>
          <Staircase />
        </div>
      </div>
    </div>
  );
}
