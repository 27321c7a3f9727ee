import { Link } from "react-router-dom";
import { paths } from "../../../shared/paths";
import { Grid } from "../../ui/layout/Grid";
import { Stack } from "../../ui/layout/Stack";
import { Text } from "../../ui/layout/Text";
import { ProgressBar } from "../../ui/ProgressBar";
import type { OwnBatch } from "./ownBatches";
import styles from "./YourBatches.module.css";

/** The anchor of the chosen batch. */
export const LESSONS = "lessons";

interface YourBatchesProps {
  batches: OwnBatch[];
  shownId: string | undefined;
}

/** For learners of several batches: a single one is shown below with its progress. */
export function YourBatches({ batches, shownId }: YourBatchesProps) {
  if (batches.length < 2) return null;
  return (
    <Stack as="section" gap="1" aria-labelledby="your-batches">
      <h2 id="your-batches">Your batches</h2>
      <Grid as="ul" column="18" gap="1">
        {batches.map(({ id, name, course, doneCount, referenceCount }) => (
          <li key={id} className={styles.batch}>
            <Link
              to={`${paths.dashBatch(course.slug, id)}#${LESSONS}`}
              aria-current={id === shownId || undefined}
            >
              {name}
            </Link>
            <Text tone="muted" size="small">
              {course.name}
            </Text>
            <ProgressBar
              label={
                referenceCount === 0 ? "No lessons yet" : `${doneCount} of ${referenceCount} lessons done`
              }
              value={doneCount}
              max={Math.max(referenceCount, 1)}
            />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
