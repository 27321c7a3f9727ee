import type { ReactNode } from "react";
import styles from "./Card.module.css";
import { subjectOf } from "./art/Cover";
import { joinClasses } from "./layout/layoutProps";

interface CardProps {
  /** A card without one has a coloured edge and more space. */
  picture?: ReactNode;
  /** The path of its drawing, whose hue the card takes. */
  cover?: string;
  /** The heading's link covers the card. */
  isLink?: boolean;
  /** On phones the picture is beside the text. */
  isRow?: boolean;
  /** Does not lift under the pointer. */
  isStill?: boolean;
  children: ReactNode;
}

export function Card({ picture, cover, isLink, isRow, isStill, children }: CardProps) {
  const looks = [
    !picture && styles.bare,
    isLink && styles.link,
    isRow && styles.row,
    !isStill && styles.lifted,
  ];
  return (
    <article className={joinClasses(styles.card, ...looks)} data-subject={cover && subjectOf(cover)}>
      {picture}
      <div className={styles.body}>{children}</div>
    </article>
  );
}
