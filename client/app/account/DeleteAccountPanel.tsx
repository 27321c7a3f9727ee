import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { problemsOf } from "../../apollo/problemsOf";
import { send } from "../../apollo/send";
import { announceAccount } from "../../features/auth/otherTabs";
import { OwnPasswordField, wrongPassword } from "../../features/auth/passwordFields";
import { paths } from "../../../shared/paths";
import { Button } from "../../ui/Button";
import { CancelButton } from "../../ui/form/CancelButton";
import { Form } from "../../ui/form/Form";
import { Stack } from "../../ui/layout/Stack";
import { Dialog } from "../../ui/overlay/Dialog";
import { Panel } from "../../ui/Panel";
import { DeleteAccountDocument } from "./DeleteAccount.generated";

interface DeleteAccountFormProps {
  onDeleted: (email: string) => void;
  onCancel: () => void;
}

function DeleteAccountForm({ onDeleted, onCancel }: DeleteAccountFormProps) {
  const client = useApolloClient();

  async function handleSubmit({ currentPassword = "" }: Record<string, string>) {
    const { data, error } = await send(client, DeleteAccountDocument, { input: { currentPassword } });
    if (!data) return problemsOf(error);
    const answer = data.deleteAccount;
    if (answer.__typename === "InvalidCredentials") return wrongPassword;
    announceAccount(null);
    onDeleted(answer.email);
  }

  return (
    <Form
      submitLabel="Delete it for good"
      busyLabel="Deleting…"
      submitLook="danger"
      onSubmit={handleSubmit}
      actions={<CancelButton onClick={onCancel}>Keep my account</CancelButton>}
    >
      <Stack gap="1">
        <p>
          <strong>What we delete:</strong> your account with its name, e-mail address and phone; your access
          to batches; your video history; your certificates (a PDF you saved still shows our signature, but is
          no longer in our register); your notes and bookmarks; your unanswered questions; your notifications;
          your calendar link; every sign-in. You also give up your seats and your places on waiting lists,
          including paid ones.
        </p>
        <p>
          <strong>What we keep:</strong> the numbers of certificates we revoked; for our accounts, your
          registrations and payments with their UTR, but without your name, address, phone and screenshot;
          your other questions and answers under lessons, shown under the name “Former learner”; your name in
          our activity log, and in messages you sent us.
        </p>
      </Stack>
      <OwnPasswordField />
    </Form>
  );
}

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
                Go to home
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
