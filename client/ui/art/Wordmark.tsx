import styles from "./Wordmark.module.css";
import { hashText } from "./hashText";

interface WordmarkProps {
  /** Seeds the drawing: the same name always looks the same. */
  name: string;
}

const CELL = 14;
const PLACES = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

const SHAPES = [
  "M0 0h14v14H0z",
  "M0 14A14 14 0 0 1 14 0v14z",
  "M0 0a14 14 0 0 1 14 14H0z",
  "M0 0h14A14 14 0 0 1 0 14z",
  "M0 0h14v14A14 14 0 0 1 0 0z",
  "M0 14h14V0h-5v5H4.5v4.5H0z",
  "M7 0a7 7 0 1 0 0 14A7 7 0 1 0 7 0z",
];

export function Wordmark({ name }: WordmarkProps) {
  const seed = hashText(name);
  const [first = "", ...rest] = name.split(" ");
  return (
    <span className={styles.wordmark}>
      <svg width="44" height="44" viewBox="0 0 30 30" aria-hidden="true">
        {PLACES.map(([column, row], index) => (
          <path
            key={index}
            className={index === seed % PLACES.length ? styles.accent : styles.piece}
            d={SHAPES[hashText(`${index}${name}`) % SHAPES.length]}
            transform={`translate(${column * (CELL + 2)} ${row * (CELL + 2)})`}
          />
        ))}
      </svg>
      <span className={styles.name}>
        <strong>{first}</strong> <span>{rest.join(" ")}</span>
      </span>
    </span>
  );
}
