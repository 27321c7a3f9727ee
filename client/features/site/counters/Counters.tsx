import styles from "./Counters.module.css";

const NUMBER = new Intl.NumberFormat("en-IN");

function reviewsLabel(count: number): string {
  return count < 1000
    ? `${NUMBER.format(count)}+ reviews`
    : `${NUMBER.format(Math.floor(count / 1000))} K+ reviews`;
}

interface CountersProps {
  /** Null while there are too few to show. */
  site: { enrolled: number | null; reviews: number | null };
}

export function Counters({ site: { enrolled, reviews } }: CountersProps) {
  if (enrolled === null && reviews === null) return null;
  return (
    <ul className={styles.counters} aria-label="In numbers">
      {enrolled !== null && <li>{NUMBER.format(enrolled)}+ Enrolled</li>}
      {reviews !== null && <li>{reviewsLabel(reviews)}</li>}
    </ul>
  );
}
