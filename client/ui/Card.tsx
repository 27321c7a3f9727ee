import type { ReactNode } from "react";
import styles from "./Card.module.css";
import { joinClasses } from "./layout/layoutProps";

interface CardProps {
  /** A card without one has a coloured edge and more space. */
  picture?: ReactNode;
  /** The heading's link covers the card. */
  isLink?: boolean;
  /** Does not lift under the pointer. */
  isStill?: boolean;
  children: ReactNode;
}

export function Card({ picture, isLink = false, isStill = false, children }: CardProps) {
  const looks = [!picture && styles.bare, isLink && styles.link, !isStill && styles.lifted];
  return (
    <article className={joinClasses(styles.card, ...looks)}>
      {picture}
      <div className={styles.body}>{children}</div>
    </article>
  );
}
