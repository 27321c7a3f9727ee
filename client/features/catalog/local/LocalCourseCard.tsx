import { Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import type { LocalCourse } from "../../../apollo/localCourses";
import { rupees } from "../../../format/rupees";
import { paths } from "../../../paths";
import { Button, ButtonLink } from "../../../ui/Button";
import styles from "./LocalCourseCard.module.css";

/** A plain amount as money; whatever else was typed as it is. */
function priceText(price: string): string {
  return /^\d{1,12}$/.test(price) ? rupees(Number(price)) : price;
}

interface LocalCourseCardProps {
  course: LocalCourse;
  /** Takes the focus, which went with the button that brought the course back. */
  isRestored: boolean;
  onDelete: () => void;
}

/** A course of the visitor's own list, its text shown as text. */
export function LocalCourseCard({ course, isRestored, onDelete }: LocalCourseCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isRestored) heading.current?.focus();
  }, [isRestored]);

  return (
    <article className={styles.card}>
      <h3 ref={heading} tabIndex={-1} className={styles.name}>
        {course.name}
      </h3>
      <p className={styles.description}>{course.description}</p>
      <p className={styles.price}>
        <span className={styles.label}>Price</span> {priceText(course.price)}
      </p>
      <div className={styles.actions}>
        <ButtonLink size="small" to={paths.lms}>
          Go to LMS
        </ButtonLink>
        <Button look="quiet" size="small" icon={<Trash2 size={18} aria-hidden />} onClick={onDelete}>
          Delete <span className="visually-hidden">{course.name}</span>
        </Button>
      </div>
    </article>
  );
}
