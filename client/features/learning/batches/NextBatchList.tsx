import type { FragmentType } from "@apollo/client";
import { useSuspenseQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { dateRange } from "../../../format/dateRange";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Notice } from "../../../ui/Notice";
import { useViewer } from "../../auth/useViewer";
import { Join } from "../../workshops/join/Join";
import { seatsLabel } from "../../workshops/join/offering";
import { batchAnchor } from "../course/batchState";
import { NextBatchList_BatchFragmentDoc, OwnBatchIdsDocument } from "./NextBatchList.generated";
import type { NextBatchList_BatchFragment } from "./NextBatchList.generated";
import styles from "./NextBatchList.module.css";

type MaskedBatch = FragmentType<NextBatchList_BatchFragment>;

interface LinkProps {
  batch: NextBatchList_BatchFragment;
}

function RegisterLink({ batch: { id, name, course, seatsLeft } }: LinkProps) {
  return (
    <Join
      offering={{ kind: "BATCH", id, title: `${course.name}, ${name}`, seatsLeft }}
      to={`${paths.lmsCourse(course.slug)}#${batchAnchor(id)}`}
      layout="short"
    />
  );
}

function OpenOrRegister({ batch }: LinkProps) {
  const { data } = useSuspenseQuery(OwnBatchIdsDocument);
  const isOwn = data.viewerBatchIds.includes(batch.id);
  if (!isOwn) return <RegisterLink batch={batch} />;
  return (
    <ButtonLink look="main" to={paths.dashBatch(batch.course.slug, batch.id)}>
      Open your batch<span className="visually-hidden">{`, ${batch.course.name}, ${batch.name}`}</span>
    </ButtonLink>
  );
}

function NextBatch({ batch }: { batch: MaskedBatch }) {
  const data = useFragmentData(NextBatchList_BatchFragmentDoc, batch);
  const viewer = useViewer();
  return (
    <article className={styles.batch}>
      <div className={styles.what}>
        <h3>
          <Link to={paths.lmsCourse(data.course.slug)}>{data.course.name}</Link>
        </h3>
        <Text tone="muted">{data.name}</Text>
      </div>
      <div>
        <p>{dateRange(data)}</p>
        <Text tone="muted">{data.scheduleText ?? "Times to be announced"}</Text>
      </div>
      <p className={styles.seats}>{seatsLabel(data)}</p>
      {data.takesRegistrations && (
        <p className={styles.register}>
          {viewer ? <OpenOrRegister batch={data} /> : <RegisterLink batch={data} />}
        </p>
      )}
    </article>
  );
}

interface NextBatchListProps {
  batches: ({ id: string } & MaskedBatch)[];
}

export function NextBatchList({ batches }: NextBatchListProps) {
  if (batches.length === 0) {
    return (
      <Notice title="No dates set">
        <p>No new batch has a date at the moment. The courses above show the batches that are running.</p>
      </Notice>
    );
  }
  return (
    <Stack as="ul">
      {batches.map((batch) => (
        <li key={batch.id}>
          <NextBatch batch={batch} />
        </li>
      ))}
    </Stack>
  );
}
