import type { FragmentType } from "@apollo/client";
import { useState } from "react";
import { Notice } from "../../../ui/Notice";
import { OfferCard } from "./OfferCard";
import type { OfferCard_CourseFragment } from "./OfferCard.generated";
import styles from "./OfferGrid.module.css";
import type { PayableCourse } from "./PaymentDialog";
import { PaymentDialog } from "./PaymentDialog";

interface OfferGridProps {
  courses: (PayableCourse & FragmentType<OfferCard_CourseFragment>)[];
}

/** The courses side by side; the chosen one opens its payment, and closing that chooses none. */
export function OfferGrid({ courses }: OfferGridProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  if (courses.length === 0) {
    return (
      <Notice title="No course is on offer right now">
        <p>The courses and their prices will stand here.</p>
      </Notice>
    );
  }
  return (
    <>
      <ul className={styles.grid}>
        {courses.map((course) => (
          <li key={course.id}>
            <OfferCard course={course} onChoose={() => setChosenId(course.id)} />
          </li>
        ))}
      </ul>
      <PaymentDialog
        course={courses.find(({ id }) => id === chosenId) ?? null}
        onClose={() => setChosenId(null)}
      />
    </>
  );
}
