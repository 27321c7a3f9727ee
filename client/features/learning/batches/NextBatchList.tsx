import type { FragmentType } from "@apollo/client";
import { useSuspenseQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { dateRange } from "../../../format/dateRange";
import { paths } from "../../../../shared/paths";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Notice } from "../../../ui/Notice";
import { useIsSignedIn } from "../../auth/useViewer";
import { Join } from "../../workshops/join/Join";
import type { PricedOffering } from "../../workshops/join/offering";
import { seatsLabel } from "../../workshops/join/offering";
import { useBatchOffering } from "../../workshops/join/useBatchOffering";
import { NextBatchList_BatchFragmentDoc, OwnBatchIdsDocument } from "./NextBatchList.generated";
import type { NextBatchList_BatchFragment } from "./NextBatchList.generated";
import styles from "./NextBatchList.module.css";

type MaskedBatch = FragmentType<NextBatchList_BatchFragment>;

interface JoinNextProps {
  offering: PricedOffering;
  portalPath: string;
}

function OpenOrRegister({ offering, portalPath }: JoinNextProps) {
  const { data } = useSuspenseQuery(OwnBatchIdsDocument);
  const { id } = offering;
  const seat = { offeringId: id, path: portalPath, state: "OPENED" } as const;
  return (
    <Join offering={offering} layout="short" seat={data.viewerBatchIds.includes(id) ? seat : undefined} />
  );
}

function NextBatch({ batch }: { batch: MaskedBatch }) {
  const data = useFragmentData(NextBatchList_BatchFragmentDoc, batch);
  const offering = useBatchOffering(data, data.course);
  const isSignedIn = useIsSignedIn();
  return (
    <article className={styles.batch}>
      <div className={styles.what}>
        <h3>
          <Link to={paths.lmsCourse(data.course.slug)}>{data.course.name}</Link>
        </h3>
        <Text tone="muted">{data.name}</Text>
      </div>
      <div className={styles.when}>
        <p>{dateRange(data)}</p>
        <Text tone="muted">{data.scheduleText ?? "Times to be announced"}</Text>
      </div>
      <p className={styles.seats}>{seatsLabel(offering)}</p>
      {offering.takesRegistrations && (
        <p className={styles.register}>
          {isSignedIn ? (
            <OpenOrRegister offering={offering} portalPath={paths.dashBatch(data.course.slug, data.id)} />
          ) : (
            <Join offering={offering} layout="short" />
          )}
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
    <Stack as="ul" gap="1">
      {batches.map((batch) => (
        <li key={batch.id}>
          <NextBatch batch={batch} />
        </li>
      ))}
    </Stack>
  );
}
