import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment, useSuspenseQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { dateRange } from "../../format/dateRange";
import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { useViewer } from "../auth/useViewer";
import { RegisterOrSeat } from "../workshops/RegisterOrSeat";
import { seatsInWords } from "../workshops/seatsInWords";
import { batchAnchor } from "./batchAnchor";
import { NextBatch_BatchFragmentDoc } from "./NextBatch.generated";
import type { NextBatch_BatchFragment } from "./NextBatch.generated";
import { OwnBatchIdsDocument } from "./OwnBatchIds.generated";
import styles from "./NextBatch.module.css";

interface NextBatchProps {
  batch: FragmentType<NextBatch_BatchFragment>;
}

interface LinkProps {
  batch: NextBatch_BatchFragment;
}

function RegisterLink({ batch: { id, name, course, seatsLeft } }: LinkProps) {
  return (
    <RegisterOrSeat offering={{ kind: "BATCH", id }} look="plain" title={`${course.name}, ${name}`}>
      <ButtonLink to={`${paths.lmsCourse(course.slug)}#${batchAnchor(id)}`}>
        {seatsLeft === 0 ? "Waiting list" : "Register"}
        <span className="visually-hidden">{` for ${course.name}, ${name}`}</span>
      </ButtonLink>
    </RegisterOrSeat>
  );
}

/** Nobody is sold a batch that is open to them already. */
function OpenOrRegister({ batch }: LinkProps) {
  const { data } = useSuspenseQuery(OwnBatchIdsDocument);
  const isOwn = data.viewerBatches.nodes.some((own) => own.batch.id === batch.id);
  if (!isOwn) return <RegisterLink batch={batch} />;
  return (
    <ButtonLink look="main" to={paths.dashBatch(batch.course.slug, batch.id)}>
      Open your batch<span className="visually-hidden">{`, ${batch.course.name}, ${batch.name}`}</span>
    </ButtonLink>
  );
}

/** A batch that is about to start: when, of which course, how many seats; it leads to the course. */
export function NextBatch({ batch }: NextBatchProps) {
  const { data } = useSuspenseFragment({
    fragment: NextBatch_BatchFragmentDoc,
    fragmentName: "NextBatch_batch",
    from: batch,
  });
  const viewer = useViewer();
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
          {viewer ? <OpenOrRegister batch={data} /> : <RegisterLink batch={data} />}
        </p>
      )}
    </article>
  );
}
