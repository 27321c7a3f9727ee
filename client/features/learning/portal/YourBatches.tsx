import { Link } from "react-router-dom";
import { paths } from "../../../paths";
import { Grid } from "../../../ui/layout/Grid";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { ProgressBar } from "../../../ui/ProgressBar";
import type { OwnDashQuery } from "./Dash.generated";
import styles from "./YourBatches.module.css";

/** The anchor of the chosen batch. */
export const LESSONS = "lessons";

interface YourBatchesProps {
  courses: { slug: string; name: string; batches: { id: string; name: string }[] }[];
  progress: OwnDashQuery["viewerBatchProgress"];
  shownId: string | undefined;
}

/** For learners of several batches: a single one is shown below with its progress. */
export function YourBatches({ courses, progress, shownId }: YourBatchesProps) {
  if (progress.length < 2) return null;
  const all = courses.flatMap((course) => course.batches.map((batch) => ({ course, batch })));
  return (
    <Stack as="section" gap="1" aria-labelledby="your-batches">
      <h2 id="your-batches">Your batches</h2>
      <Grid as="ul" column="18" gap="1">
        {progress.map(({ batchId, doneCount, lessonCount }) => {
          const { course, batch } = all.find((one) => one.batch.id === batchId) ?? {};
          if (!course || !batch) return null;
          return (
            <li key={batchId} className={styles.batch}>
              <Link
                to={`${paths.dashBatch(course.slug, batchId)}#${LESSONS}`}
                aria-current={batchId === shownId || undefined}
              >
                {batch.name}
              </Link>
              <Text tone="muted" size="small">
                {course.name}
              </Text>
              <ProgressBar
                label={lessonCount === 0 ? "No lessons yet" : `${doneCount} of ${lessonCount} lessons done`}
                value={doneCount}
                max={Math.max(lessonCount, 1)}
              />
            </li>
          );
        })}
      </Grid>
    </Stack>
  );
}
