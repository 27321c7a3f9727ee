import { RotateCw } from "lucide-react";
import { useState } from "react";
import styles from "./FlipCard.module.css";

interface FlipCardProps {
  title: string;
  text: string;
}

/** A card with a title in front and a text behind; a press turns it. Without scripts both sides stand open. */
export function FlipCard({ title, text }: FlipCardProps) {
  const [isFlipped, setIsFlipped] = useState(false);
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={isFlipped}
      onClick={() => setIsFlipped(!isFlipped)}
    >
      <span className={styles.front}>
        <span className={styles.title}>{title}</span>
        <span className={styles.hint}>
          <RotateCw size={18} aria-hidden /> Turn
        </span>
      </span>
      <span className={styles.back}>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
    </button>
  );
}
