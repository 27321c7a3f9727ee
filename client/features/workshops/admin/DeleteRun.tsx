import { useApolloClient } from "@apollo/client/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog";
import { showToast } from "../../../ui/overlay/toast";
import { theRun } from "./runInWords";
import { DeleteRunDocument } from "./Runs.generated";
import type { ShownRun } from "./shownRun";
import { useSend } from "../../../cms/records/useSend";

interface DeleteRunProps {
  run: ShownRun;
}

/** A button and its dialog: deletes a run that nobody has registered for. */
export function DeleteRun({ run }: DeleteRunProps) {
  const client = useApolloClient();
  const send = useSend();
  const [isAsking, setIsAsking] = useState(false);
  const name = theRun(run);
  const handleClose = () => setIsAsking(false);

  async function handleDelete() {
    const { error, refreshed } = await send(DeleteRunDocument, { id: run.id, expectedVersion: run.version });
    if (error) return refreshAfterConflict(client, error);
    await refreshed;
    showToast("success", `Deleted ${name}.`);
  }

  return (
    <>
      <Button
        size="small"
        look="quiet"
        aria-label={`Delete ${name}`}
        icon={<Trash2 size={18} aria-hidden />}
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        title="Delete this run?"
        confirmLabel="Delete run"
        busyLabel="Deleting…"
        isOpen={isAsking}
        onClose={handleClose}
        onConfirm={handleDelete}
      >
        <p>Nobody has registered. This deletes {name} for good.</p>
      </ConfirmDialog>
    </>
  );
}
