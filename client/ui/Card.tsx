import type { ReactNode } from "react";
import styles from "./Card.module.css";

interface CardProps {
  picture: ReactNode;
  isLink?: boolean;
  children: ReactNode;
}

export function Card({ picture, isLink = false, children }: CardProps) {
  return (
    <article className={`${styles.card} ${isLink ? styles.link : ""}`}>
      {picture}
      <div className={styles.body}>{children}</div>
    </article>
  );
}
