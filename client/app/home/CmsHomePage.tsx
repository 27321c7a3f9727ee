import { AddCourseAndBatch } from "../../features/learning/admin/batches/AddBatch";
import { AddReference } from "../../features/learning/admin/batches/AddReference";
import { StaffNumbers } from "../../features/site/admin/numbers/StaffNumbers";
import { WaitingTiles } from "../../features/site/admin/numbers/WaitingTiles";
import { useHeadingFocus } from "../../hooks/useHeadingFocus";
import { Row } from "../../ui/layout/Row";
import { PageTitle } from "../../ui/page/PageTitle";
import styles from "./CmsHomePage.module.css";

/** `/cms`: the dashboard. */
export function CmsHomePage() {
  const heading = useHeadingFocus("Dashboard");

  return (
    <main id="main" className={styles.page}>
      <PageTitle>Dashboard</PageTitle>
      <Row as="header" gap="3" rowGap="0">
        <h1 ref={heading} tabIndex={-1}>
          Dashboard
        </h1>
        <nav aria-label="On this page" className={styles.jumps}>
          <a href="#add-course">Add course</a>
          <a href="#add-reference">Add reference</a>
        </nav>
      </Row>
      <WaitingTiles />
      <div className={styles.columns}>
        <StaffNumbers />
        <div className={styles.parts}>
          <AddCourseAndBatch />
          <AddReference />
        </div>
      </div>
    </main>
  );
}
