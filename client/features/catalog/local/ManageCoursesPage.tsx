import { Suspense } from "react";
import { paths } from "../../../paths";
import { lazyComponent } from "../../../ui/lazyComponent";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { PageHead } from "../../../ui/page/PageHead";
import { Skeleton } from "../../../ui/page/Skeleton";
import { AddCourseForm } from "./AddCourseForm";
import { LocalCourseGrid } from "./LocalCourseGrid";
import { useLocalCourses } from "./localCourseList";
import styles from "./ManageCoursesPage.module.css";

const ListTroubleNotice = lazyComponent(() => import("./ListTroubleNotice"), "ListTroubleNotice");

/** The visitor's own list never leaves their browser. */
export function ManageCoursesPage() {
  const { courses, trouble } = useLocalCourses();
  const isMissing = !courses && trouble === "noStart";
  return (
    <PageFrame>
      <PageHead
        title="Manage Courses"
        description="A list of courses that is kept in this browser."
        isUnlisted
      />
      <header className={styles.header}>
        <h1>Manage Courses</h1>
        <Text tone="muted">
          A list of your own, to plan what to take or to teach. It starts from the academy&apos;s courses and
          is kept in this browser only.
        </Text>
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
        <Stack as="section" aria-labelledby="list-title">
          <h2 id="list-title">Your list</h2>
          {courses ? <LocalCourseGrid courses={courses} /> : <Skeleton shape="card" count={3} />}
        </Stack>
      )}
    </PageFrame>
  );
}
