import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { QuestionColumn, QuestionDetails } from "../../../ui/text/QuestionDetails";
import type { CourseSections_CourseFragment } from "./CourseSections.generated";
import { CourseSections_CourseFragmentDoc } from "./CourseSections.generated";
import styles from "./CourseSections.module.css";

interface CourseSectionsProps {
  course: FragmentType<CourseSections_CourseFragment>;
}

export function CourseSyllabus({ course }: CourseSectionsProps) {
  const { weeks } = useFragmentData(CourseSections_CourseFragmentDoc, course);
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

export function CourseQuestions({ course }: CourseSectionsProps) {
  const { questions } = useFragmentData(CourseSections_CourseFragmentDoc, course);
  if (questions.length === 0) return null;
  return (
    <section id="questions" className={styles.section} aria-labelledby="questions-title">
      <h2 id="questions-title">Questions before you join</h2>
      <QuestionColumn>
        {questions.map(({ question, answer }, index) => (
          <QuestionDetails key={index} question={question} group="course-questions">
            <p>{answer}</p>
          </QuestionDetails>
        ))}
      </QuestionColumn>
    </section>
  );
}
