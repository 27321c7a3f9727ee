import type { FragmentType } from "@apollo/client";
import { useApolloClient, useSuspenseFragment } from "@apollo/client/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { forgetCatalogue } from "../../../apollo/forgetCatalogue";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import { counted } from "../../../format/counted";
import { cmsPaths } from "../../../cmsPaths";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { Panel } from "../../../ui/Panel";
import { showToast } from "../../../ui/toast";
import { DeleteBatch_BatchFragmentDoc, DeleteBatchDocument } from "./DeleteBatch.generated";
import type { DeleteBatch_BatchFragment } from "./DeleteBatch.generated";

interface DeleteBatchProps {
  batch: FragmentType<DeleteBatch_BatchFragment>;
}

/** Deletes a batch, after saying what goes with it, and goes back to its course. */
export function DeleteBatch({ batch }: DeleteBatchProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { data } = useSuspenseFragment({
    fragment: DeleteBatch_BatchFragmentDoc,
    fragmentName: "DeleteBatch_batch",
    from: batch,
  });

  async function handleConfirm() {
    const { data: deleted, error } = await client.mutate({
      mutation: DeleteBatchDocument,
      variables: { input: { id: data.id, expectedVersion: data.version } },
      errorPolicy: "all",
      update: (cache) => {
        cache.evict({ id: cache.identify(data.course), fieldName: "batches" });
        forgetCatalogue(cache);
      },
    });
    if (!deleted) return refreshAfterConflict(client, error);
    showToast("success", `${data.name} was deleted.`);
    await navigate(cmsPaths.course(data.course.slug));
  }

  return (
    <Panel title="Delete this batch" tone="danger">
      <p>It cannot be brought back. To let nobody new in, close it to new learners instead.</p>
      <div>
        <Button look="danger" icon={<Trash2 size={18} aria-hidden />} onClick={() => setIsAsking(true)}>
          Delete batch
        </Button>
      </div>
      <ConfirmDialog
        title="Delete this batch?"
        confirmLabel="Delete batch"
        busyLabel="Deleting…"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={handleConfirm}
      >
        <p>
          <strong>{data.name}</strong> goes with {counted(data.referenceCount, "reference")}.
        </p>
        <p>
          {data.seatsTaken === 0
            ? "No learner is inside."
            : `${counted(data.seatsTaken, "learner")} inside will not see it any more.`}
        </p>
      </ConfirmDialog>
    </Panel>
  );
}
