import { useApolloClient } from "@apollo/client/react";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import type { SitePageName } from "../../../../apollo/schema.generated";
import { refreshAfterConflict } from "../../../../apollo/refreshAfterConflict";
import { useSend } from "../../../../cms/records/useSend";
import { Button } from "../../../../ui/Button";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog";
import { showToast } from "../../../../ui/overlay/toast";
import { DiscardDraftDocument } from "./siteDrafts.generated";

interface DiscardDraftProps {
  name: SitePageName;
  version: number;
}

/** Throws a page's draft away, after asking: the form shows again what visitors see. */
export function DiscardDraft({ name, version }: DiscardDraftProps) {
  const client = useApolloClient();
  const send = useSend();
  const [isAsking, setIsAsking] = useState(false);

  async function handleConfirm() {
    const { error, refreshed } = await send(DiscardDraftDocument, { page: name, expectedVersion: version });
    if (error) return refreshAfterConflict(client, error);
    await refreshed;
    showToast("success", "The draft was thrown away.");
  }

  return (
    <>
      <Button size="small" icon={<Undo2 size={18} aria-hidden />} onClick={() => setIsAsking(true)}>
        Throw the draft away
      </Button>
      <ConfirmDialog
        title="Throw this draft away?"
        confirmLabel="Throw it away"
        busyLabel="Throwing it away…"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={handleConfirm}
      >
        <p>What was written in it is lost. Visitors go on seeing what is published.</p>
      </ConfirmDialog>
    </>
  );
}
