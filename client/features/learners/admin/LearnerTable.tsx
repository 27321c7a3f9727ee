import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { isGone, problemsOf } from "../../../apollo/problemsOf";
import { refetchActive } from "../../../apollo/refetchActive";
import { ShowMore } from "../../../apollo/lists/ShowMore";
import { WorkTable } from "../../../cms/lists/WorkTable";
import { useList } from "../../../cms/records/useList";
import { useSend } from "../../../cms/records/useSend";
import { useFocusAfterRemoval } from "../../../hooks/useFocusAfterRemoval";
import { useServerNow } from "../../../hooks/useServerNow";
import { Notice } from "../../../ui/Notice";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog";
import { showToast } from "../../../ui/overlay/toast";
import { BatchLearnersDocument, RevokeAccessDocument } from "./BatchLearners.generated";
import type { BatchLearner } from "./LearnerRow";
import { COLUMNS, LearnerRow } from "./LearnerRow";

export const LEARNERS_ANCHOR = "learners";
const MINUTE_MS = 60 * 1000;

interface NoLearnersProps {
  isNarrowed: boolean;
  isOpen: boolean;
}

function NoLearners({ isNarrowed, isOpen }: NoLearnersProps) {
  if (isNarrowed)
    return (
      <Notice title="No matching learners">
        <p>Try a part of the name or e-mail address, or choose everyone.</p>
      </Notice>
    );
  return (
    <Notice title="No learners yet">
      <p>
        {isOpen
          ? "Anyone who is signed in can learn here. Learners appear once they open a lesson."
          : "Learners appear here once they enter the code, pay, or are added by staff."}
      </p>
    </Notice>
  );
}

interface LearnerTableProps {
  batch: { id: string; isOpen: boolean; courseId: string };
  search: string;
  inactiveDays: number | null;
}

export function LearnerTable({ batch, search, inactiveDays }: LearnerTableProps) {
  const client = useApolloClient();
  const send = useSend();
  const now = useServerNow(MINUTE_MS);
  const { nodes, more } = useList(BatchLearnersDocument, {
    batchId: batch.id,
    search: search || null,
    inactiveDays,
  });
  const [revoking, setRevoking] = useState<BatchLearner | null>(null);

  useFocusAfterRemoval({ placeId: LEARNERS_ANCHOR, ids: nodes.map(({ id }) => id) });

  async function handleRevoke() {
    if (!revoking?.accessId) return;
    const { error, refreshed } = await send(RevokeAccessDocument, { accessId: revoking.accessId });
    if (error && !isGone(error)) return problemsOf(error);
    await (error ? refetchActive(client) : refreshed);
    setRevoking(null);
    if (error) showToast("error", `${revoking.learner.name} had already lost access.`);
    else showToast("success", `${revoking.learner.name} no longer has access.`);
  }

  // Outside the list: the dialog stays open if a colleague removes the last learner.
  return (
    <>
      {nodes.length === 0 ? (
        <NoLearners isNarrowed={search !== "" || inactiveDays !== null} isOpen={batch.isOpen} />
      ) : (
        <WorkTable columns={COLUMNS}>
          {nodes.map((learner) => (
            <LearnerRow
              key={learner.id}
              learner={learner}
              courseId={batch.courseId}
              now={now}
              onRevoke={() => setRevoking(learner)}
            />
          ))}
        </WorkTable>
      )}
      <ShowMore {...more} />
      <ConfirmDialog
        title="Revoke access?"
        confirmLabel="Revoke access"
        busyLabel="Revoking…"
        isOpen={revoking !== null}
        onClose={() => setRevoking(null)}
        onConfirm={handleRevoke}
      >
        <p>
          <strong>{revoking?.learner.name}</strong> ({revoking?.learner.email}) will lose access to this
          batch, and we’ll e-mail them about it. The secret code still works for them: set a new one to
          prevent that.
        </p>
      </ConfirmDialog>
    </>
  );
}
