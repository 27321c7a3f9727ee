import type { ReactNode } from "react";
import { Suspense, useState } from "react";
import { useHeadingFocus } from "../../../hooks/useHeadingFocus";
import { PageTitle } from "../../../ui/PageTitle";
import { Panel } from "../../../ui/Panel";
import { SearchField } from "../../../ui/SearchField";
import { Skeleton } from "../../../ui/Skeleton";
import { AddCourseAndBatch } from "./AddCourseAndBatch";
import { AddReference } from "./AddReference";
import styles from "./CmsHomePage.module.css";
import { CourseList } from "./CourseList";

interface CmsHomePageProps {
  /** What waits for staff. */
  waiting: ReactNode;
  /** What the academy did lately. */
  numbers: ReactNode;
}

/** `/cms`: what waits, what staff do most, how the academy does, and all that is taught. */
export function CmsHomePage({ waiting, numbers }: CmsHomePageProps) {
  const heading = useHeadingFocus("Content");
  const [search, setSearch] = useState("");

  return (
    <main id="main" className={styles.page}>
      <PageTitle>Content</PageTitle>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          Content
        </h1>
        <nav aria-label="On this page" className={styles.jumps}>
          <a href="#add-course">Add course</a>
          <a href="#add-reference">Add reference</a>
          <a href="#numbers">Numbers</a>
          <a href="#courses">All courses</a>
        </nav>
      </header>
      {waiting}
      <div className={styles.columns}>
        <div className={styles.parts}>
          <AddCourseAndBatch />
          <AddReference />
        </div>
        <div className={styles.parts}>
          {numbers}
          <Panel
            title="Courses"
            anchor="courses"
            actions={<SearchField label="Search courses" onSearch={setSearch} />}
          >
            <Suspense fallback={<Skeleton shape="control" count={8} />}>
              <CourseList placeId="courses" search={search} />
            </Suspense>
          </Panel>
        </div>
      </div>
    </main>
  );
}
