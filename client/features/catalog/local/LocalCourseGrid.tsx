import { useState } from "react";
import type { LocalCourse } from "../../../apollo/localCourses";
import { Notice } from "../../../ui/Notice";
import { DeletedCourse } from "./DeletedCourse";
import { LocalCourseCard } from "./LocalCourseCard";
import { removeCourse, restoreCourse } from "./localCourseList";
import styles from "./LocalCourseGrid.module.css";

interface LocalCourseGridProps {
  courses: LocalCourse[];
}

/** The list as cards; the course that was deleted last can be brought back where it stood. */
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
