import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { dateRange } from "../../format/dateRange";
import { momentInIndia } from "../../format/momentInIndia";
import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { OwnBatch_BatchFragmentDoc } from "./OwnBatch.generated";
import type { OwnBatch_BatchFragment } from "./OwnBatch.generated";
import styles from "./OwnBatch.module.css";

interface OwnBatchProps {
  ownBatch: FragmentType<OwnBatch_BatchFragment>;
}

/** A batch that is open to the learner, what they opened there last, and the way back to it. */
export function OwnBatch({ ownBatch }: OwnBatchProps) {
  const { batch, lastOpened } = useSuspenseFragment({
    fragment: OwnBatch_BatchFragmentDoc,
    fragmentName: "OwnBatch_batch",
    from: ownBatch,
  }).data;
  const when = [dateRange(batch), batch.scheduleText].filter(Boolean).join(" · ");
  return (
    <article className={styles.row}>
      <div className={styles.text}>
        <h3>
          {batch.course.name}, {batch.name}
        </h3>
        {when && <p className={styles.quiet}>{when}</p>}
        <p className={styles.quiet}>
          {lastOpened
            ? `Last opened: ${lastOpened.title}${lastOpened.viewedAt ? `, ${momentInIndia(lastOpened.viewedAt)}` : ""}`
            : "No video opened yet"}
        </p>
      </div>
      <ButtonLink to={paths.dashBatch(batch.course.slug, batch.id, lastOpened?.id)}>
        {lastOpened ? "Resume" : "Open"}
        <span className="visually-hidden">
          {" "}
          {lastOpened && "with "}
          {batch.name}
        </span>
      </ButtonLink>
    </article>
  );
}
