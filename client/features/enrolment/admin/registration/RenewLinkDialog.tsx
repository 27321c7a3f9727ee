import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { refreshAfterConflict } from "../../../../apollo/refreshAfterConflict";
import { useSend } from "../../../../cms/records/useSend";
import { Button } from "../../../../ui/Button";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog";
import { showToast } from "../../../../ui/overlay/toast";
import { RenewRegistrationLinkDocument } from "./RenewLink.generated";

interface RenewLinkDialogProps {
  registration: { id: string; name: string; version: number };
}

/** Sends a new link to an order, for a person whose link fell into other hands. */
export function RenewLinkDialog({ registration: { id, name, version } }: RenewLinkDialogProps) {
  const client = useApolloClient();
  const send = useSend();
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = () => setIsOpen(false);

  async function handleConfirm() {
    const { error, refreshed } = await send(RenewRegistrationLinkDocument, { id, expectedVersion: version });
    if (error) return refreshAfterConflict(client, error);
    await refreshed;
    showToast("success", `A new link is on its way to ${name}.`);
    handleClose();
  }

  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Send a new link…
      </Button>
      <ConfirmDialog
        title={`Send ${name} a new link?`}
        confirmLabel="Send a new link"
        stayLabel="Keep the old one"
        look="main"
        busyLabel="Sending…"
        isOpen={isOpen}
        onClose={handleClose}
        onConfirm={handleConfirm}
      >
        <p>All older links to this order stop working at once.</p>
      </ConfirmDialog>
    </>
  );
}
