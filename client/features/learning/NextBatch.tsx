import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { dateRange } from "../../format/dateRange";
import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { seatsInWords } from "../workshops/seatsInWords";
import { batchAnchor } from "./batchAnchor";
import { NextBatch_BatchFragmentDoc } from "./NextBatch.generated";
import type { NextBatch_BatchFragment } from "./NextBatch.generated";
import styles from "./NextBatch.module.css";

interface NextBatchProps {
  batch: FragmentType<NextBatch_BatchFragment>;
}

/** A batch that is about to start: when, of which course, how many seats; it leads to the course. */
export function NextBatch({ batch }: NextBatchProps) {
  const { data } = useSuspenseFragment({
    fragment: NextBatch_BatchFragmentDoc,
    fragmentName: "NextBatch_batch",
    from: batch,
  });
  return (
    <article className={styles.batch}>
      <div className={styles.what}>
        <h3>
          <Link to={paths.lmsCourse(data.course.slug)}>{data.course.name}</Link>
        </h3>
        <p className={styles.quiet}>{data.name}</p>
      </div>
      <div>
        <p>{dateRange(data)}</p>
        <p className={styles.quiet}>{data.scheduleText ?? "Times to be announced"}</p>
      </div>
      <p className={styles.seats}>{seatsInWords(data)}</p>
      {data.takesRegistrations && (
        <p className={styles.register}>
          <ButtonLink to={`${paths.lmsCourse(data.course.slug)}#${batchAnchor(data.id)}`}>
            {data.seatsLeft === 0 ? "Waiting list" : "Register"}
            <span className="visually-hidden">{` for ${data.course.name}, ${data.name}`}</span>
          </ButtonLink>
        </p>
      )}
    </article>
  );
}
