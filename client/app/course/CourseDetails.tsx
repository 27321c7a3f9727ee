import { TeacherList } from "../../features/catalog/teachers/TeacherList";
import { CourseQuestions } from "../../features/learning/course/CourseQuestions";
import { CourseSyllabus } from "../../features/learning/course/CourseSyllabus";
import { SampleLesson } from "../../features/learning/course/SampleLesson";
import { TestimonialList } from "../../features/site/testimonials/TestimonialList";
import type { LmsCourseQuery } from "./LmsCourse.generated";
import { CoursePicture } from "./CoursePicture";
import styles from "./LmsCoursePage.module.css";

type Course = NonNullable<LmsCourseQuery["course"]>;

function Outcomes({ outcomes }: Pick<Course, "outcomes">) {
  if (outcomes.length === 0) return null;
  return (
    <section className={styles.outcomes} aria-labelledby="outcomes-title">
      <h2 id="outcomes-title">What you can do afterwards</h2>
      <ul>
        {outcomes.map((outcome) => (
          <li key={outcome}>{outcome}</li>
        ))}
      </ul>
    </section>
  );
}

export function CourseLessons({ course }: { course: Course }) {
  const { sampleVideoLink: link, name, teachers } = course;
  return (
    <div className={styles.parts}>
      <Outcomes outcomes={course.outcomes} />
      {link && <SampleLesson link={link} courseName={name} poster={<CoursePicture course={course} />} />}
      <CourseSyllabus course={course} />
      {teachers.length > 0 && (
        <section id="teachers" className={styles.batches} aria-labelledby="teachers-title">
          <h2 id="teachers-title">{teachers.length === 1 ? "Your teacher" : "Your teachers"}</h2>
          <TeacherList teachers={teachers} />
        </section>
      )}
    </div>
  );
}

interface CourseVoicesProps {
  course: Course;
  testimonials: LmsCourseQuery["testimonials"];
}

const MAX_TESTIMONIALS = 4;

/** What people ask before, and say after. */
export function CourseVoices({ course, testimonials }: CourseVoicesProps) {
  return (
    <div className={styles.parts}>
      <CourseQuestions course={course} />
      {testimonials.length > 0 && (
        <section className={styles.batches} aria-labelledby="reviews-title">
          <h2 id="reviews-title">What learners say</h2>
          <TestimonialList testimonials={testimonials.slice(0, MAX_TESTIMONIALS)} />
        </section>
      )}
    </div>
  );
}
