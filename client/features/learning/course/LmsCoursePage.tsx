import { useSuspenseQuery } from "@apollo/client/react";
import { useParams } from "react-router-dom";
import { breadcrumbJsonLd } from "../../../format/breadcrumbJsonLd";
import { counted } from "../../../format/counted";
import { courseData } from "../../../format/courseData";
import { ogPicture, paths } from "../../../paths";
import { subjectOf } from "../../../ui/art/Cover";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Text } from "../../../ui/layout/Text";
import { lazyComponent } from "../../../ui/lazyComponent";
import { Notice } from "../../../ui/Notice";
import { BackLink } from "../../../ui/page/BackLink";
import { usePageFacts } from "../../../ui/page/PageFacts";
import { PageHead } from "../../../ui/page/PageHead";
import { useSiteName } from "../../../ui/page/PageTitle";
import { Redirect } from "../../../ui/page/Redirect";
import { Facts } from "../../../ui/text/Facts";
import { useViewer } from "../../auth/useViewer";
import { CourseImage } from "../../catalog/CourseImage";
import { BatchCard } from "./BatchCard";
import { coursePriceLabel } from "./coursePriceLabel";
import { LmsCourseDocument } from "./LmsCourse.generated";
import styles from "./LmsCoursePage.module.css";

const DraftOf = lazyComponent(() => import("../../../cms/records/DraftOf"), "DraftOf");

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

export function LmsCoursePage() {
  const { slug = "" } = useParams();
  const viewer = useViewer();
  const { course } = useSuspenseQuery(LmsCourseDocument, { variables: { slug } }).data;
  if (!course) return <Redirect to={paths.home} />;
  const hours = course.studyHoursPerWeek;

  return (
    <PageFrame>
      {!course.isPublished && <DraftOf kind="course" name={course.slug} />}
      <CourseHead course={course} />
      <BackLink to={`${paths.lms}#courses`}>All courses</BackLink>
      <header className={styles.head} data-subject={subjectOf(course.cover)}>
        <div className={styles.text}>
          <h1>{course.name}</h1>
          {course.description && <Text size="large">{course.description}</Text>}
          <p className={styles.price}>{coursePriceLabel(course)}</p>
          {hours && <Facts facts={[["Study", `${counted(hours, "hour")} a week`]]} />}
        </div>
        <div className={styles.cover}>
          <CourseImage course={course} sizes="(min-width: 48rem) 32rem, 100vw" isHero />
        </div>
      </header>
      <section className={styles.batches} aria-labelledby="course-batches">
        <h2 id="course-batches">Batches</h2>
        {course.batches.length === 0 ? (
          <Notice title="No batch yet">
            <p>
              {course.name} has no batch yet. The next one appears here, and among the next batches, once it
              has dates.
            </p>
          </Notice>
        ) : (
          <>
            <Text tone="muted">All dates and times are in India Standard Time (IST).</Text>
            <ul className={styles.list}>
              {course.batches.map((batch) => (
                <li key={batch.id}>
                  <BatchCard batch={batch} course={course} isSignedIn={viewer !== null} />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </PageFrame>
  );
}
