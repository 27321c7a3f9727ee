import type { DocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import type { SitePageName } from "../../../apollo/schema.generated";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import { useSend } from "../../../cms/useSend";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { showToast } from "../../../ui/toast";
import { DiscardDraftDocument } from "./SiteContent.generated";

interface DiscardDraftProps {
  name: SitePageName;
  version: number;
  /** What the page shows. */
  query: DocumentNode;
}

/** Throws a page's draft away, after asking: the form shows again what visitors see. */
export function DiscardDraft({ name, version, query }: DiscardDraftProps) {
  const client = useApolloClient();
  const send = useSend({ refetch: [query] });
  const [isAsking, setIsAsking] = useState(false);

  async function handleConfirm() {
    const { error } = await send(DiscardDraftDocument, { page: name, expectedVersion: version });
    if (error) return refreshAfterConflict(client, error);
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
