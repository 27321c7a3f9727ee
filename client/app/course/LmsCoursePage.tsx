import { useSuspenseQuery } from "@apollo/client/react";
import { CircleCheck } from "lucide-react";
import { useParams } from "react-router-dom";
import { breadcrumbJsonLd } from "../../format/breadcrumbJsonLd";
import { counted } from "../../format/counted";
import { courseData } from "../../format/courseData";
import { dayInIndia } from "../../format/indiaTime";
import { ogPicture, paths } from "../../paths";
import { subjectOf } from "../../ui/art/Cover";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Text } from "../../ui/layout/Text";
import { lazyComponent } from "../../ui/lazyComponent";
import { Notice } from "../../ui/Notice";
import { BackLink } from "../../ui/page/BackLink";
import { JumpLink } from "../../ui/page/JumpLink";
import { usePageFacts } from "../../ui/page/PageFacts";
import { PageHead } from "../../ui/page/PageHead";
import { useSiteName } from "../../ui/page/PageTitle";
import { Redirect } from "../../ui/page/Redirect";
import { Facts } from "../../ui/text/Facts";
import { useViewer } from "../../features/auth/useViewer";
import { CourseImage } from "../../features/catalog/CourseImage";
import { BatchCard } from "../../features/learning/course/BatchCard";
import { coursePriceLabel } from "../../features/learning/course/coursePriceLabel";
import { LmsCourseDocument } from "./LmsCourse.generated";
import { CourseQuestions, CourseSyllabus } from "../../features/learning/course/CourseSections";
import { NextBatch, NextBatchBar } from "../../features/learning/course/NextBatch";
import { SampleLesson } from "../../features/learning/course/SampleLesson";
import { TestimonialList } from "../../features/site/testimonials/TestimonialList";
import type { LmsCourseQuery } from "./LmsCourse.generated";
import styles from "./LmsCoursePage.module.css";

const DraftOf = lazyComponent(() => import("../../cms/records/DraftOf"), "DraftOf");

interface CourseHeadProps {
  course: { slug: string; name: string; description: string; priceRupees: number | null; cover: string };
}

function CourseHead({ course }: CourseHeadProps) {
  const { origin } = usePageFacts();
  const academyName = useSiteName();
  const path = paths.lmsCourse(course.slug);
  const data = courseData({ academyName, origin, path, ...course });
  return (
    <PageHead
      title={course.name}
      description={data.description}
      path={path}
      picture={ogPicture("courses", course.slug)}
      pictured={course.cover}
      jsonLd={[
        data,
        breadcrumbJsonLd(origin, [
          { name: academyName, path: paths.home },
          { name: "Courses", path: paths.lms },
          { name: course.name, path },
        ]),
      ]}
    />
  );
}

type Course = NonNullable<LmsCourseQuery["course"]>;
type CourseBatch = Course["batches"][number];

/** The batch to register for: the first that has not started, else the newest that still takes people. */
function nextBatchOf(batches: CourseBatch[], today: string): CourseBatch | undefined {
  const open = batches.filter((batch) => batch.takesRegistrations && !batch.isUnlocked);
  const startOf = ({ startsOn }: CourseBatch) => startsOn ?? "";
  const coming = open.filter((batch) => startOf(batch) >= today);
  return coming.toSorted((a, b) => startOf(a).localeCompare(startOf(b)))[0] ?? open.at(-1);
}

function CoursePicture({ course }: { course: Course }) {
  return <CourseImage course={course} sizes="(min-width: 60rem) 45rem, 100vw" isHero />;
}

function Outcomes({ outcomes }: Pick<Course, "outcomes">) {
  if (outcomes.length === 0) return null;
  return (
    <section className={styles.outcomes} aria-labelledby="outcomes-title">
      <h2 id="outcomes-title">What you can do afterwards</h2>
      <ul>
        {outcomes.map((outcome) => (
          <li key={outcome}>
            <CircleCheck size={20} aria-hidden /> {outcome}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PriceCardProps {
  course: Course;
  next?: CourseBatch;
}

function PriceCard({ course, next }: PriceCardProps) {
  const hours = course.studyHoursPerWeek;
  return (
    <aside className={styles.card} data-subject={subjectOf(course.cover)} aria-label="Price and next batch">
      <div className={styles.cover}>
        <CoursePicture course={course} />
      </div>
      <p className={styles.price}>{coursePriceLabel(course)}</p>
      {hours && <Facts facts={[["Study", `${counted(hours, "hour")} a week`]]} />}
      {next && <NextBatch batch={next} course={course} />}
      <JumpLink look="plain" to="batches">
        {next ? "All batches and dates" : "See the batches"}
      </JumpLink>
    </aside>
  );
}

function Batches({ course }: { course: Course }) {
  const isSignedIn = useViewer() !== null;
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

const MAX_TESTIMONIALS = 3;

/** An unknown slug redirects to the list. */
export function LmsCoursePage() {
  const { slug = "" } = useParams();
  const { course, testimonials } = useSuspenseQuery(LmsCourseDocument, { variables: { slug } }).data;
  const { renderedAt } = usePageFacts();
  if (!course) return <Redirect to={paths.lmsMissing} />;
  const next = nextBatchOf(course.batches, dayInIndia(new Date(renderedAt).toISOString()));
  const { sampleVideoLink } = course;

  return (
    <PageFrame>
      {!course.isPublished && <DraftOf kind="course" name={course.slug} />}
      <CourseHead course={course} />
      <BackLink to={`${paths.lms}#courses`}>All courses</BackLink>
      <div className={styles.columns}>
        <header className={styles.head}>
          <h1>{course.name}</h1>
          {course.description && <Text size="large">{course.description}</Text>}
        </header>
        <PriceCard course={course} next={next} />
        <div className={styles.content}>
          <Outcomes outcomes={course.outcomes} />
          {sampleVideoLink && (
            <SampleLesson
              link={sampleVideoLink}
              courseName={course.name}
              poster={<CoursePicture course={course} />}
            />
          )}
          <CourseSyllabus course={course} />
          <Batches course={course} />
          <CourseQuestions course={course} />
        </div>
      </div>
      {testimonials.length > 0 && (
        <section className={styles.batches} aria-labelledby="reviews-title">
          <h2 id="reviews-title">What learners say</h2>
          <TestimonialList testimonials={testimonials.slice(0, MAX_TESTIMONIALS)} />
        </section>
      )}
      {next && (
        <div className={styles.bar}>
          <NextBatchBar batch={next} course={course} />
        </div>
      )}
    </PageFrame>
  );
}
