import styles from "./CourseCover.module.css";
import { hashText } from "./hashText";

interface CourseCoverProps {
  /** Seeds the drawing: the same slug always looks the same. */
  slug: string;
}

const BARS = 7;
const WIDTH = 314;
const HEIGHT = 140;
const GROUNDS = ["sand", "mint", "sky", "rose"] as const;

export function CourseCover({ slug }: CourseCoverProps) {
  const seed = hashText(slug);
  const accent = seed % BARS;
  const gap = 6;
  const barWidth = (WIDTH - gap * (BARS + 1)) / BARS;
  return (
    <svg
      className={`${styles.cover} ${styles[GROUNDS[seed % GROUNDS.length] ?? "sand"]}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: BARS }, (_, index) => {
        const wobble = (hashText(`${slug}${index}`) % 26) - 8;
        const height = Math.min(HEIGHT - 14, 22 + index * 14 + wobble);
        return (
          <rect
            key={index}
            className={index === accent ? styles.accent : styles.bar}
            x={gap + index * (barWidth + gap)}
            y={HEIGHT - height}
            width={barWidth}
            height={height + 4}
            rx="4"
          />
        );
      })}
    </svg>
  );
}
