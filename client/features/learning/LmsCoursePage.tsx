import { useSuspenseQuery } from "@apollo/client/react";
import { lazy } from "react";
import { Link, useParams } from "react-router-dom";
import { paths } from "../../paths";
import { Notice } from "../../ui/Notice";
import { Redirect } from "../../ui/Redirect";
import { useViewer } from "../auth/useViewer";
import { CourseImage } from "../catalog/CourseImage";
import { BatchCard } from "./BatchCard";
import { CourseHead } from "./CourseHead";
import { LmsCourseDocument } from "./LmsCourse.generated";
import styles from "./LmsCoursePage.module.css";
import { priceInWords } from "./priceInWords";

const DraftOf = lazy(async () => ({ default: (await import("../../cms/DraftOf")).DraftOf }));

/** `/lms/:slug`: a course, its batches, and which of them are open to whoever looks. */
export function LmsCoursePage() {
  const { slug = "" } = useParams();
  const viewer = useViewer();
  const { course } = useSuspenseQuery(LmsCourseDocument, { variables: { slug } }).data;
  if (!course) return <Redirect to={paths.home} />;

  return (
    <main id="main" className={styles.page}>
      {!course.isPublished && <DraftOf kind="course" name={course.slug} />}
      <CourseHead course={course} />
      <nav aria-label="Breadcrumb">
        <Link className={styles.back} to={`${paths.lms}#courses`}>
          All courses
        </Link>
      </nav>
      <header className={styles.head}>
        <div className={styles.text}>
          <h1>{course.name}</h1>
          {course.description && <p className={styles.description}>{course.description}</p>}
          <p className={styles.price}>{priceInWords(course)}</p>
        </div>
        <div className={styles.cover}>
          <CourseImage
            imageUrl={course.imageUrl}
            imageAlt={course.imageAlt}
            slug={course.slug}
            sizes="(min-width: 48rem) 32rem, 100vw"
            isHero
          />
        </div>
      </header>
      <section className={styles.batches} aria-labelledby="course-batches">
        <h2 id="course-batches">Batches</h2>
        {course.batches.length === 0 ? (
          <Notice title="No batch yet">
            <p>
              {course.name} has no batch so far. When the academy sets the dates of one, it stands here and
              among the next batches.
            </p>
          </Notice>
        ) : (
          <>
            <p className={styles.zone}>All dates and times are those of India (Asia/Kolkata).</p>
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
    </main>
  );
}
