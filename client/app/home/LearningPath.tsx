import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../apollo/useFragmentData";
import { CourseImage } from "../../features/catalog/CourseImage";
import { coursePriceLabel } from "../../features/learning/course/coursePriceLabel";
import { paths } from "../../../shared/paths";
import { Stairs } from "../../ui/layout/Stairs";
import { StepsMark } from "../../ui/art/StepsMark";
import type { PathStep_CourseFragment } from "./Home.generated";
import { PathStep_CourseFragmentDoc } from "./Home.generated";
import styles from "./LearningPath.module.css";

interface PathStepProps {
  step: { title: string; text: string };
  course: PathStep_CourseFragment | undefined;
}

function PathStep({ step: { title, text }, course }: PathStepProps) {
  return (
    <li className={styles.step}>
      {course ? <CourseImage course={course} square="phones" /> : <StepsMark />}
      <div className={styles.text}>
        <h3>{course ? <Link to={paths.lmsCourse(course.slug)}>{title}</Link> : title}</h3>
        {text && <p>{text}</p>}
        {course && <strong>{coursePriceLabel(course)}</strong>}
      </div>
    </li>
  );
}

interface LearningPathProps {
  steps: { title: string; text: string }[];
  courses: FragmentType<PathStep_CourseFragment>[];
}

/** What to learn one after the other, as stairs. A step with a course's name leads to it. */
export function LearningPath({ steps, courses }: LearningPathProps) {
  const all = useFragmentData(PathStep_CourseFragmentDoc, courses);
  return (
    <Stairs>
      {steps.map((step) => (
        <PathStep key={step.title} step={step} course={all.find(({ name }) => name === step.title)} />
      ))}
    </Stairs>
  );
}

/** The courses beside the path, by name and price. */
export function OtherCourses({ steps, courses }: LearningPathProps) {
  const all = useFragmentData(PathStep_CourseFragmentDoc, courses);
  if (all.length === 0) return null;
  const others = all.filter(({ name }) => !steps.some(({ title }) => title === name));
  return (
    <ul className={styles.others}>
      {others.map((course) => (
        <li key={course.id}>
          <Link to={paths.lmsCourse(course.slug)}>{course.name}</Link> <span>{coursePriceLabel(course)}</span>
        </li>
      ))}
      <li>
        <Link to={`${paths.lms}#courses`}>All {courses.length} courses</Link>
      </li>
    </ul>
  );
}
