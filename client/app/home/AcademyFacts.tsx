import { rupees } from "../../format/rupees";
import { shortDate } from "../../format/shortDate";
import styles from "./AcademyFacts.module.css";

interface AcademyFactsProps {
  courses: { priceRupees: number | null }[];
  nextStart: string | null;
}

export function AcademyFacts({ courses, nextStart }: AcademyFactsProps) {
  const prices = courses.flatMap(({ priceRupees }) => priceRupees ?? []);
  return (
    <dl className={styles.facts}>
      {courses.length > 0 && (
        <div>
          <dt>Courses</dt>
          <dd>{courses.length}</dd>
        </div>
      )}
      {prices.length > 0 && (
        <div>
          <dt>Batches from</dt>
          <dd>{rupees(Math.min(...prices))}</dd>
        </div>
      )}
      {nextStart && (
        <div>
          <dt>Next batch starts</dt>
          <dd>
            <time dateTime={nextStart}>{shortDate(nextStart)}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}
