import { useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import { useState } from "react";
import { loadNextPage } from "../../../apollo/loadNextPage";
import { isGone, problemsOf } from "../../../apollo/problemsOf";
import { momentInIndia } from "../../../format/momentInIndia";
import { useFocusAfterRemoval } from "../../../hooks/useFocusAfterRemoval";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { Notice } from "../../../ui/Notice";
import { showToast } from "../../../ui/toast";
import { appendPage } from "../../../apollo/appendPage";
import { BatchLearnersDocument, RevokeAccessDocument } from "./BatchLearners.generated";
import type { BatchLearnersQuery } from "./BatchLearners.generated";
import styles from "./BatchLearners.module.css";
import { ShowMore } from "../../../apollo/ShowMore";

type Access = BatchLearnersQuery["batchAccesses"]["nodes"][number];

const DOORS: Record<Access["door"], string> = {
  CODE: "with the code",
  PAYMENT: "by payment",
  STAFF: "let in by staff",
};

/** The id of the part of the page that this list stands in. */
export const LEARNERS_PLACE = "learners";

interface BatchLearnersProps {
  batchId: string;
}

/** Who is inside a batch, since when and by which door; each can be shut out. */
export function BatchLearners({ batchId }: BatchLearnersProps) {
  const client = useApolloClient();
  const variables = { batchId };
  const { data } = useSuspenseQuery(BatchLearnersDocument, {
    variables,
    // Learners come in while staff work: what was read before is shown at once, and read again.
    fetchPolicy: "cache-and-network",
  });
  const [revoking, setRevoking] = useState<Access | null>(null);
  const { nodes, pageInfo } = data.batchAccesses;

  useFocusAfterRemoval({ placeId: LEARNERS_PLACE, ids: nodes.map(({ id }) => id) });

  const handleMore = () =>
    loadNextPage(client, {
      query: BatchLearnersDocument,
      variables,
      after: pageInfo.endCursor,
      append: (shown, next) => ({ batchAccesses: appendPage(shown.batchAccesses, next.batchAccesses) }),
    });

  async function handleRevoke() {
    if (!revoking) return;
    const { data: revoked, error } = await client.mutate({
      mutation: RevokeAccessDocument,
      variables: { input: { accessId: revoking.id } },
      errorPolicy: "all",
      // Takes one row out and leaves the pages that were loaded.
      update: (cache, result) => {
        if (result.data) cache.evict({ id: cache.identify(revoking) });
      },
    });
    if (!revoked && !isGone(error)) return problemsOf(error);
    if (!revoked) client.cache.evict({ id: client.cache.identify(revoking) });
    setRevoking(null);
    if (revoked) showToast("success", `${revoking.learner.name} was shut out.`);
    else showToast("error", `${revoking.learner.name} had been shut out already.`);
  }

  if (nodes.length === 0) {
    return (
      <Notice title="Nobody is inside yet">
        <p>Learners appear here once they have entered the code. An open batch needs no entry.</p>
      </Notice>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {nodes.map((access) => (
          <li key={access.id} className={styles.learner}>
            <span className={styles.who}>
              <strong>{access.learner.name}</strong> <span>{access.learner.email}</span>
            </span>
            <span className={styles.since}>
              {momentInIndia(access.grantedAt)}, {DOORS[access.door]}
            </span>
            <Button size="small" look="quiet" onClick={() => setRevoking(access)}>
              Revoke<span className="visually-hidden"> access of {access.learner.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ShowMore hasMore={pageInfo.hasNextPage} onMore={handleMore} />
      <ConfirmDialog
        title="Revoke access?"
        confirmLabel="Revoke access"
        busyLabel="Revoking…"
        isOpen={revoking !== null}
        onClose={() => setRevoking(null)}
        onConfirm={handleRevoke}
      >
        <p>
          <strong>{revoking?.learner.name}</strong> ({revoking?.learner.email}) will not see this batch any
          more. The secret code lets them in again; make a new one to prevent that.
        </p>
      </ConfirmDialog>
    </>
  );
}
