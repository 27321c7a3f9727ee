import type { FragmentType } from "@apollo/client";
import { Notice } from "../../../ui/Notice";
import { OfferCard } from "./OfferCard";
import type { OfferCard_CourseFragment } from "./OfferCard.generated";
import styles from "./OfferGrid.module.css";

interface OfferGridProps {
  courses: ({ id: string } & FragmentType<OfferCard_CourseFragment>)[];
  onChoose: (id: string) => void;
}

/** The courses side by side. */
export function OfferGrid({ courses, onChoose }: OfferGridProps) {
  if (courses.length === 0) {
    return (
      <Notice title="No course is on offer right now">
        <p>The courses and their prices will stand here.</p>
      </Notice>
    );
  }
  return (
    <ul className={styles.grid}>
      {courses.map((course) => (
        <li key={course.id}>
          <OfferCard course={course} onChoose={() => onChoose(course.id)} />
        </li>
      ))}
    </ul>
  );
}
