import { Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { LocalCourse } from "../../../apollo/localCourses";
import { rupees } from "../../../format/rupees";
import { paths } from "../../../../shared/paths";
import { Button, ButtonLink } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { Notice } from "../../../ui/Notice";
import styles from "./LocalCourseGrid.module.css";
import { removeCourse, restoreCourse } from "./localCourseList";

/** Formats a plain number as money; other text stays as typed. */
function priceText(price: string): string {
  return /^\d{1,12}$/.test(price) ? rupees(Number(price)) : price;
}

interface LocalCourseCardProps {
  course: LocalCourse;
  isRestored: boolean;
  onDelete: () => void;
}

function LocalCourseCard({ course, isRestored, onDelete }: LocalCourseCardProps) {
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
      <Row isSpread>
        <ButtonLink size="small" to={paths.lms}>
          Go to LMS
        </ButtonLink>
        <Button look="quiet" size="small" icon={<Trash2 size={18} aria-hidden />} onClick={onDelete}>
          Delete <span className="visually-hidden">{course.name}</span>
        </Button>
      </Row>
    </article>
  );
}

interface DeletedCourseProps {
  name: string;
  onUndo: () => void;
}

/** Replaces a deleted course, takes its focus, and restores it on Undo. */
function DeletedCourse({ name, onUndo }: DeletedCourseProps) {
  const place = useRef<HTMLDivElement>(null);
  const textId = useId();
  useEffect(() => place.current?.querySelector("button")?.focus(), []);

  return (
    <div ref={place} className={styles.deleted}>
      <p id={textId}>{name} is deleted.</p>
      <Button size="small" aria-describedby={textId} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}

interface LocalCourseGridProps {
  courses: LocalCourse[];
}

export function LocalCourseGrid({ courses }: LocalCourseGridProps) {
  const [deleted, setDeleted] = useState<{ course: LocalCourse; index: number } | null>(null);
  const [restoredId, setRestoredId] = useState<string | null>(null);

  function handleDelete(course: LocalCourse, index: number) {
    setDeleted({ course, index });
    void removeCourse(course.id);
  }

  function handleUndo({ course, index }: { course: LocalCourse; index: number }) {
    setDeleted(null);
    setRestoredId(course.id);
    void restoreCourse(course, index);
  }

  const items = courses.map((course, index) => (
    <li key={course.id}>
      <LocalCourseCard
        course={course}
        isRestored={course.id === restoredId}
        onDelete={() => handleDelete(course, index)}
      />
    </li>
  ));
  if (deleted) {
    items.splice(
      deleted.index,
      0,
      <li key={`deleted ${deleted.course.id}`}>
        <DeletedCourse name={deleted.course.name} onUndo={() => handleUndo(deleted)} />
      </li>,
    );
  }
  return (
    <>
      {courses.length === 0 && (
        <Notice title="Your list is empty">
          <p>Add a course above: its name, what it is about and its price.</p>
        </Notice>
      )}
      <ul className={styles.grid}>{items}</ul>
    </>
  );
}
