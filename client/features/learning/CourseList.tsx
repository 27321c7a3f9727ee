import type { FragmentType } from "@apollo/client";
import { Notice } from "../../ui/Notice";
import { CourseCard } from "./CourseCard";
import type { CourseCard_CourseFragment } from "./CourseCard.generated";
import styles from "./CourseList.module.css";

interface CourseListProps {
  courses: ({ id: string } & FragmentType<CourseCard_CourseFragment>)[];
}

/** All published courses as cards. */
export function CourseList({ courses }: CourseListProps) {
  if (courses.length === 0) {
    return (
      <Notice title="No courses yet">
        <p>The academy has not published a course so far. Please look in again soon.</p>
      </Notice>
    );
  }
  return (
    <ul className={styles.list}>
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard course={course} />
        </li>
      ))}
    </ul>
  );
}
