import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import type { CourseSyllabus_CourseFragment } from "./CourseSections.generated";
import { CourseSyllabus_CourseFragmentDoc } from "./CourseSections.generated";
import styles from "./CourseSections.module.css";

interface CourseSyllabusProps {
  course: FragmentType<CourseSyllabus_CourseFragment>;
}

export function CourseSyllabus({ course }: CourseSyllabusProps) {
  const { weeks } = useFragmentData(CourseSyllabus_CourseFragmentDoc, course);
  if (weeks.length === 0) return null;
  return (
    <section id="syllabus" className={styles.section} aria-labelledby="syllabus-title">
      <h2 id="syllabus-title">Syllabus</h2>
      <ol className={styles.weeks}>
        {weeks.map(({ title, text }, index) => (
          <li key={index}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
