import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { ShowMore } from "../../apollo/ShowMore";
import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { Panel } from "../../ui/Panel";
import { OwnBatch } from "./OwnBatch";
import type { OwnBatch_BatchFragment } from "./OwnBatch.generated";

interface OwnBatchesPanelProps {
  ownBatches: ({ id: string } & FragmentType<OwnBatch_BatchFragment>)[];
  hasMore: boolean;
  onMore: () => Promise<unknown>;
}

/** The batches that were opened to the learner. */
export function OwnBatchesPanel({ ownBatches, hasMore, onMore }: OwnBatchesPanelProps) {
  return (
    <Panel title="My batches" anchor="batches">
      {ownBatches.length === 0 ? (
        <>
          <p>
            No batch has been opened to you so far. Enter a batch’s secret code in the portal, or register for
            one, and it stands here.
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
      <ShowMore hasMore={hasMore} onMore={onMore} />
      <p>
        What you registered and paid for: <Link to={paths.registrations}>My registrations</Link>
      </p>
    </Panel>
  );
}
