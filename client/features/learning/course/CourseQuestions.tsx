import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { QuestionColumn, QuestionDetails } from "../../../ui/text/QuestionDetails";
import type { CourseQuestions_CourseFragment } from "./CourseSections.generated";
import { CourseQuestions_CourseFragmentDoc } from "./CourseSections.generated";
import styles from "./CourseSections.module.css";

interface CourseQuestionsProps {
  course: FragmentType<CourseQuestions_CourseFragment>;
}

export function CourseQuestions({ course }: CourseQuestionsProps) {
  const { questions } = useFragmentData(CourseQuestions_CourseFragmentDoc, course);
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
