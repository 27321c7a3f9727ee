import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import type { ShowMoreProps } from "../../../apollo/lists/ShowMore";
import { ShowMore } from "../../../apollo/lists/ShowMore";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { dateRange } from "../../../format/dateRange";
import { momentInIndia } from "../../../format/momentInIndia";
import { paths } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import { Text } from "../../../ui/layout/Text";
import { Panel } from "../../../ui/Panel";
import { ConfirmToSeeClasses } from "../../auth/account/ConfirmToSeeClasses";
import { OwnBatchesPanel_BatchFragmentDoc } from "./OwnBatchesPanel.generated";
import type { OwnBatchesPanel_BatchFragment } from "./OwnBatchesPanel.generated";
import styles from "./OwnBatchesPanel.module.css";

type MaskedBatch = FragmentType<OwnBatchesPanel_BatchFragment>;

function OwnBatch({ ownBatch }: { ownBatch: MaskedBatch }) {
  const { batch, lastOpened } = useFragmentData(OwnBatchesPanel_BatchFragmentDoc, ownBatch);
  const when = [dateRange(batch), batch.scheduleText].filter(Boolean).join(" · ");
  return (
    <article className={styles.row}>
      <div className={styles.text}>
        <h3>
          {batch.course.name}, {batch.name}
        </h3>
        {when && (
          <Text tone="muted" size="small">
            {when}
          </Text>
        )}
        <Text tone="muted" size="small">
          {lastOpened
            ? `Last opened: ${lastOpened.title}${lastOpened.progress ? `, ${momentInIndia(lastOpened.progress.viewedAt)}` : ""}`
            : "No video opened yet"}
        </Text>
      </div>
      <ButtonLink
        to={lastOpened ? paths.lesson(lastOpened.id) : paths.dashBatch(batch.course.slug, batch.id)}
      >
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

interface OwnBatchesPanelProps {
  /** Of an account whose address is not confirmed. */
  unconfirmedEmail: string | null;
  ownBatches: ({ id: string } & MaskedBatch)[];
  more: ShowMoreProps;
}

export function OwnBatchesPanel({ unconfirmedEmail, ownBatches, more }: OwnBatchesPanelProps) {
  return (
    <Panel title="My batches" anchor="batches">
      {unconfirmedEmail && ownBatches.length === 0 && <ConfirmToSeeClasses email={unconfirmedEmail} />}
      {ownBatches.length === 0 ? (
        <>
          <p>
            You have no batches yet. Enter a batch’s secret code in the portal, or register for a batch, and
            it appears here.
          </p>
          <div>
            <ButtonLink to={paths.dash}>Go to the learning portal</ButtonLink>
          </div>
        </>
      ) : (
        <div>
          {ownBatches.map((ownBatch) => (
            <OwnBatch key={ownBatch.id} ownBatch={ownBatch} />
          ))}
        </div>
      )}
      <ShowMore {...more} />
      <p>
        What you registered and paid for: <Link to={paths.registrations}>My registrations</Link>
      </p>
    </Panel>
  );
}
