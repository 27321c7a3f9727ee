import type { ReactNode } from "react";
import styles from "./Card.module.css";

interface CardProps {
  /** Over the whole width, at the top. */
  picture: ReactNode;
  /** Whether the one link in the card is pressed wherever the card is pressed. */
  isLink?: boolean;
  /** A heading, a text that takes what room there is, and what stands below. */
  children: ReactNode;
}

/** Something in a list: its picture and what there is to say of it. */
export function Card({ picture, isLink = false, children }: CardProps) {
  return (
    <article className={`${styles.card} ${isLink ? styles.link : ""}`}>
      {picture}
      <div className={styles.body}>{children}</div>
    </article>
  );
}
