import { useIsSignedIn } from "../../features/auth/useViewer";
import { TeacherList } from "../../features/catalog/teachers/TeacherList";
import { BatchCard } from "../../features/learning/course/BatchCard";
import { CourseQuestions } from "../../features/learning/course/CourseQuestions";
import { CourseSyllabus } from "../../features/learning/course/CourseSyllabus";
import { SampleLesson } from "../../features/learning/course/SampleLesson";
import { WorkshopCard } from "../../features/workshops/list/WorkshopList";
import { Text } from "../../ui/layout/Text";
import { Notice } from "../../ui/Notice";
import { TestimonialList } from "../../features/site/testimonials/TestimonialList";
import type { LmsCourseQuery } from "./LmsCourse.generated";
import { CoursePicture } from "./CoursePicture";
import styles from "./LmsCoursePage.module.css";

type Course = NonNullable<LmsCourseQuery["course"]>;

function Outcomes({ outcomes }: Pick<Course, "outcomes">) {
  if (outcomes.length === 0) return null;
  return (
    <section className={styles.outcomes} aria-labelledby="outcomes-title">
      <h2 id="outcomes-title">What you will be able to do</h2>
      <ul>
        {outcomes.map((outcome) => (
          <li key={outcome}>{outcome}</li>
        ))}
      </ul>
    </section>
  );
}

function Lessons({ course }: { course: Course }) {
  const { sampleVideoLink: link, name, teachers } = course;
  return (
    <>
      <Outcomes outcomes={course.outcomes} />
      {link && <SampleLesson link={link} courseName={name} poster={<CoursePicture course={course} />} />}
      <CourseSyllabus course={course} />
      {teachers.length > 0 && (
        <section id="teachers" className={styles.batches} aria-labelledby="teachers-title">
          <h2 id="teachers-title">{teachers.length === 1 ? "Your teacher" : "Your teachers"}</h2>
          <TeacherList teachers={teachers} />
        </section>
      )}
    </>
  );
}

function Batches({ course }: { course: Course }) {
  const isSignedIn = useIsSignedIn();
  return (
    <section id="batches" className={styles.batches} aria-labelledby="course-batches">
      <h2 id="course-batches">Batches</h2>
      {course.batches.length === 0 ? (
        <Notice title="No batch yet">
          <p>
            {course.name} has no batch yet. The next one appears here, and among the next batches, once it has
            dates.
          </p>
        </Notice>
      ) : (
        <>
          <Text tone="muted">All dates and times are in India Standard Time (IST).</Text>
          <ul className={styles.list}>
            {course.batches.map((batch) => (
              <li key={batch.id}>
                <BatchCard batch={batch} course={course} isSignedIn={isSignedIn} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function RelatedWorkshop({ course: { relatedWorkshop } }: { course: Course }) {
  if (!relatedWorkshop) return null;
  return (
    <section id="workshop" className={styles.batches} aria-labelledby="workshop-title">
      <h2 id="workshop-title">Start with a live workshop</h2>
      <Text tone="muted">The same subject in a few evenings. See whether it’s for you.</Text>
      <div className={styles.small}>
        <WorkshopCard workshop={relatedWorkshop} isSmall />
      </div>
    </section>
  );
}

export function CourseDetails({ course }: { course: Course }) {
  return (
    <div className={styles.parts}>
      <Lessons course={course} />
      <Batches course={course} />
      <RelatedWorkshop course={course} />
      <CourseQuestions course={course} />
      {course.reviews.length > 0 && (
        <section id="reviews" className={styles.batches} aria-labelledby="reviews-title">
          <h2 id="reviews-title">What learners say about {course.name}</h2>
          <TestimonialList testimonials={course.reviews} />
        </section>
      )}
    </div>
  );
}
