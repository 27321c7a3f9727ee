import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import { rereadShown } from "../../../apollo/rereadShown";
import { useSend } from "../../../cms/useSend";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Form } from "../../../ui/form/Form";
import { showToast } from "../../../ui/toast";
import { RenewRegistrationLinkDocument } from "./RenewLink.generated";

interface RenewLinkDialogProps {
  registration: { id: string; name: string; version: number };
}

/** Sends a new link to an order, for a person whose link fell into other hands. */
export function RenewLinkDialog({ registration: { id, name, version } }: RenewLinkDialogProps) {
  const client = useApolloClient();
  const send = useSend({});
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = () => setIsOpen(false);

  async function handleSubmit() {
    const { error } = await send(RenewRegistrationLinkDocument, { id, expectedVersion: version });
    if (error) return refreshAfterConflict(client, error);
    await rereadShown(client);
    showToast("success", `A new link is on its way to ${name}.`);
    handleClose();
  }

  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Send a new link…
      </Button>
      <Dialog title={`Send ${name} a new link?`} isOpen={isOpen} onClose={handleClose}>
        <Form
          submitLabel="Send a new link"
          busyLabel="Sending…"
          onSubmit={handleSubmit}
          actions={
            <Button look="quiet" onClick={handleClose}>
              Keep the old one
            </Button>
          }
        >
          <p>All older links to this order stop working at once.</p>
        </Form>
      </Dialog>
    </>
  );
}
