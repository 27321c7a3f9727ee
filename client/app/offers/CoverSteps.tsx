import { CourseImage } from "../../features/catalog/CourseImage";
import styles from "./CoverSteps.module.css";

interface CoverStepsProps {
  courses: { id: string; imageUrl: string | null; cover: string }[];
}

/** Three courses on the academy's stairs, for large screens only. Their cards name them. */
export function CoverSteps({ courses }: CoverStepsProps) {
  return (
    <div className={styles.steps}>
      {courses.slice(0, 3).map((course) => (
        <CourseImage key={course.id} course={{ ...course, imageAlt: "" }} />
      ))}
    </div>
  );
}
