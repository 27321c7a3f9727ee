import { Suspense } from "react";
import { CmsPage } from "../../cms/CmsPage";
import { AddCourseAndBatch } from "../../features/learning/admin/batches/AddBatch";
import { AddReference } from "../../features/learning/admin/batches/AddReference";
import { BackupsPanel } from "../../features/site/admin/backups/BackupsPanel";
import { StaffNumbers } from "../../features/site/admin/numbers/StaffNumbers";
import { WaitingTiles } from "../../features/site/admin/numbers/WaitingTiles";
import styles from "./CmsHomePage.module.css";

/** `/cms`: the dashboard. */
export function CmsHomePage() {
  return (
    <CmsPage
      title="Dashboard"
      state={
        <nav aria-label="On this page" className={styles.jumps}>
          <a href="#add-course">Add course</a>
          <a href="#add-reference">Add reference</a>
        </nav>
      }
      top={<WaitingTiles />}
      aside={
        <>
          <AddCourseAndBatch />
          <AddReference />
          <Suspense>
            <BackupsPanel />
          </Suspense>
        </>
      }
    >
      <StaffNumbers />
    </CmsPage>
  );
}
