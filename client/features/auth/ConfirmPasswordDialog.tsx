import { useApolloClient } from "@apollo/client/react";
import { problemsOf } from "../../apollo/problemsOf";
import { send } from "../../apollo/send";
import { Form } from "../../ui/form/Form";
import { Dialog } from "../../ui/overlay/Dialog";
import { ConfirmPasswordDocument } from "./ConfirmPassword.generated";
import { OwnPasswordField, wrongPassword } from "./passwordFields";

export interface ConfirmPasswordDialogProps {
  reason?: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirmed: () => void;
}

/** Reauthenticates; the server then accepts sensitive operations for a few minutes. */
export function ConfirmPasswordDialog({ reason, isOpen, onClose, onConfirmed }: ConfirmPasswordDialogProps) {
  const client = useApolloClient();

  async function handleSubmit({ currentPassword = "" }: Record<string, string>) {
    const { data, error } = await send(client, ConfirmPasswordDocument, { input: { currentPassword } });
    if (!data) return problemsOf(error);
    const answer = data.confirmPassword;
    if (answer.__typename === "InvalidCredentials") return wrongPassword;
    onConfirmed();
  }

  return (
    <Dialog title="Confirm it’s you" isOpen={isOpen} onClose={onClose}>
      {reason && <p>{reason}</p>}
      <p>This needs your password. We won’t ask again for five minutes.</p>
      <Form submitLabel="Continue" busyLabel="Checking…" onSubmit={handleSubmit}>
        <OwnPasswordField />
      </Form>
    </Dialog>
  );
}
