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
  /** Taller than the text, which then keeps its place. */
  isArtTall?: boolean;
  children?: ReactNode;
}

export function Hero({ kicker, title, lead, actions, art = <Staircase />, isArtTall, children }: HeroProps) {
  return (
    <div className={isArtTall ? `${styles.hero} ${styles.withTallArt}` : styles.hero}>
      <div className={art ? `${styles.inside} ${styles.withArt}` : styles.inside}>
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
