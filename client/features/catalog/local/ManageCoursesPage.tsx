import { Suspense } from "react";
import { paths } from "../../../paths";
import { lazyComponent } from "../../../ui/lazyComponent";
import { PageHead } from "../../../ui/page/PageHead";
import { Skeleton } from "../../../ui/page/Skeleton";
import { AddCourseForm } from "./AddCourseForm";
import { LocalCourseGrid } from "./LocalCourseGrid";
import { useLocalCourses } from "./localCourseList";
import styles from "./ManageCoursesPage.module.css";

// Few lists are in trouble.
const ListTroubleNotice = lazyComponent(async () => (await import("./ListTroubleNotice")).ListTroubleNotice);

/** `/course`: the visitor's own course list, which never leaves their browser. */
export function ManageCoursesPage() {
  const { courses, trouble } = useLocalCourses();
  const isMissing = !courses && trouble === "noStart";
  return (
    <main id="main" className={styles.page}>
      <PageHead
        title="Manage Courses"
        description="A list of courses that is kept in this browser."
        isUnlisted
      />
      <header className={styles.header}>
        <h1>Manage Courses</h1>
        <p className={styles.lead}>
          A list of your own, to plan what to take or to teach. It starts from the academy&apos;s courses and
          is kept in this browser only.
        </p>
      </header>
      <noscript>
        <p>
          Your browser keeps this list by JavaScript, which is switched off.{" "}
          <a href={paths.offers}>The courses and their prices</a> can be read without it.
        </p>
      </noscript>
      {!isMissing && <AddCourseForm />}
      <Suspense>{trouble && <ListTroubleNotice trouble={trouble} />}</Suspense>
      {!isMissing && (
        <section className={styles.list} aria-labelledby="list-title">
          <h2 id="list-title">Your list</h2>
          {courses ? <LocalCourseGrid courses={courses} /> : <Skeleton shape="card" count={3} />}
        </section>
      )}
    </main>
  );
}
