import type { FragmentType } from "@apollo/client";
import { Notice } from "../../ui/Notice";
import { NextBatch } from "./NextBatch";
import type { NextBatch_BatchFragment } from "./NextBatch.generated";
import styles from "./NextBatchList.module.css";

interface NextBatchListProps {
  batches: ({ id: string } & FragmentType<NextBatch_BatchFragment>)[];
}

/** The batches that start next, the first one first. */
export function NextBatchList({ batches }: NextBatchListProps) {
  if (batches.length === 0) {
    return (
      <Notice title="No dates set">
        <p>No new batch has a date at the moment. The courses above show the batches that are running.</p>
      </Notice>
    );
  }
  return (
    <ul className={styles.list}>
      {batches.map((batch) => (
        <li key={batch.id}>
          <NextBatch batch={batch} />
        </li>
      ))}
    </ul>
  );
}
