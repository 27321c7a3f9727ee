import { useState } from "react";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/overlay/Dialog";
import { Panel } from "../../ui/Panel";
import { paths } from "../../paths";
import { DeleteAccountForm } from "./DeleteAccountForm";

export function DeleteAccountPanel() {
  const [isAsking, setIsAsking] = useState(false);
  const [deleted, setDeleted] = useState<string | null>(null);

  function handleClose() {
    setIsAsking(false);
    // Reloads, so that no data of the deleted account stays in memory.
    if (deleted) window.location.assign(paths.home);
  }

  return (
    <Panel title="Delete my account" tone="danger" anchor="delete">
      <p>Permanent. We’ll show what is deleted before you confirm.</p>
      <div>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          Delete my account
        </Button>
      </div>
      <Dialog
        title={deleted ? "Your account is deleted" : "Delete my account?"}
        isOpen={isAsking}
        onClose={handleClose}
      >
        {deleted ? (
          <>
            <p role="status">We’ve sent a last e-mail to {deleted}. You’re always welcome back.</p>
            <div>
              <Button look="main" onClick={handleClose}>
                Go to the home page
              </Button>
            </div>
          </>
        ) : (
          <DeleteAccountForm onDeleted={setDeleted} onCancel={() => setIsAsking(false)} />
        )}
      </Dialog>
    </Panel>
  );
}
