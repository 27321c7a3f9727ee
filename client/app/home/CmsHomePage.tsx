import type { ReactNode } from "react";
import { AddCourseAndBatch } from "../../features/learning/admin/batches/AddBatch";
import { AddReference } from "../../features/learning/admin/batches/AddReference";
import { useHeadingFocus } from "../../hooks/useHeadingFocus";
import { PageTitle } from "../../ui/page/PageTitle";
import styles from "./CmsHomePage.module.css";

interface CmsHomePageProps {
  /** What waits for staff. */
  waiting: ReactNode;
  /** What the academy did lately. */
  numbers: ReactNode;
}

/** `/cms`: the dashboard. */
export function CmsHomePage({ waiting, numbers }: CmsHomePageProps) {
  const heading = useHeadingFocus("Dashboard");

  return (
    <main id="main" className={styles.page}>
      <PageTitle>Dashboard</PageTitle>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          Dashboard
        </h1>
        <nav aria-label="On this page" className={styles.jumps}>
          <a href="#add-course">Add course</a>
          <a href="#add-reference">Add reference</a>
        </nav>
      </header>
      {waiting}
      <div className={styles.columns}>
        {numbers}
        <div className={styles.parts}>
          <AddCourseAndBatch />
          <AddReference />
        </div>
      </div>
    </main>
  );
}
