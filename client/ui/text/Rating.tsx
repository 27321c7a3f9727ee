import styles from "./Rating.module.css";

const MAX_STARS = 5;

interface RatingProps {
  /** 1 to 5. */
  value: number;
}

export function Rating({ value }: RatingProps) {
  return (
    <p className={styles.rating}>
      <svg width="44" height="24" viewBox="0 0 44 24" aria-hidden="true">
        {Array.from({ length: MAX_STARS }, (_, index) => {
          const height = 8 + index * 4;
          return (
            <rect
              key={index}
              className={index < value ? styles.climbed : styles.ahead}
              x={index * 9}
              y={24 - height}
              width="7"
              height={height}
              rx="1.5"
            />
          );
        })}
      </svg>
      <span>
        <span className="visually-hidden">Rated </span>
        {value} of {MAX_STARS}
      </span>
    </p>
  );
}
