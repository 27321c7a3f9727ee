import { useSuspenseQuery } from "@apollo/client/react";
import { DraftOf } from "../../cms/records/DraftOf";
import { useParams } from "react-router-dom";
import { breadcrumbJsonLd } from "../../format/breadcrumbJsonLd";
import { courseData } from "../../format/courseData";
import { ogPicture, paths } from "../../../shared/paths";
import { subjectOf } from "../../ui/art/Cover";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Text } from "../../ui/layout/Text";
import { lazyComponent } from "../../ui/lazyComponent";
import { BackLink } from "../../ui/page/BackLink";
import { BelowFold } from "../../ui/page/BelowFold";
import { JumpLink } from "../../ui/page/JumpLink";
import { usePageFacts } from "../../ui/page/PageFacts";
import { PageHead } from "../../ui/page/PageHead";
import { useSiteName } from "../../ui/page/PageTitle";
import { Redirect } from "../../ui/page/Redirect";
import { coursePriceLabel } from "../../features/learning/course/coursePriceLabel";
import { LmsCourseDocument } from "./LmsCourse.generated";
import { NextBatch, NextBatchBar, NoNextBatch, PRICE_ID } from "../../features/learning/course/NextBatch";
import { CoursePicture } from "./CoursePicture";
import type { LmsCourseQuery } from "./LmsCourse.generated";
import styles from "./LmsCoursePage.module.css";

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

function nextBatchOf(batches: CourseBatch[]): CourseBatch | undefined {
  return batches.find((batch) => batch.takesRegistrations && !batch.isUnlocked && !batch.hasStarted);
}

interface PriceCardProps {
  course: Course;
  next?: CourseBatch;
}

function PriceCard({ course, next }: PriceCardProps) {
  return (
    <aside
      id={PRICE_ID}
      className={styles.card}
      data-subject={subjectOf(course.cover)}
      aria-label="Price and next batch"
    >
      {!course.sampleVideoLink && (
        <div className={styles.cover}>
          <CoursePicture course={course} />
        </div>
      )}
      <p className={styles.price}>{coursePriceLabel(course)}</p>
      {next && <NextBatch batch={next} course={course} />}
      {!next && course.priceRupees !== null && <NoNextBatch course={course} />}
      <JumpLink look="plain" to="batches">
        {next ? "All batches and dates" : "See the batches"}
      </JumpLink>
    </aside>
  );
}

const CourseDetails = lazyComponent(() => import("./CourseDetails"), "CourseDetails");

/** An unknown slug redirects to the list. */
export function LmsCoursePage() {
  const { slug = "" } = useParams();
  const { course } = useSuspenseQuery(LmsCourseDocument, { variables: { slug } }).data;
  if (!course) return <Redirect to={paths.lmsMissing} />;
  const next = nextBatchOf(course.batches);

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
          <BelowFold>
            <CourseDetails course={course} />
          </BelowFold>
        </div>
      </div>
      {next && (
        <div className={styles.bar}>
          <NextBatchBar batch={next} course={course} />
        </div>
      )}
    </PageFrame>
  );
}
