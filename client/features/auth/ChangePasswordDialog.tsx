import { useApolloClient } from "@apollo/client/react";
import { Dialog } from "../../ui/overlay/Dialog";
import { Form } from "../../ui/form/Form";
import { PasswordField } from "../../ui/form/PasswordField";
import { showToast } from "../../ui/overlay/toast";
import { NewPasswordField } from "./passwordFields";
import { changePassword } from "./session";

interface ChangePasswordDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function ChangePasswordDialog({ isOpen, onClose }: ChangePasswordDialogProps) {
  const client = useApolloClient();

  async function handleSubmit({ currentPassword = "", newPassword = "" }: Record<string, string>) {
    const problems = await changePassword(client, { currentPassword, newPassword });
    if (problems) return problems;
    onClose();
    showToast("success", "Your password is changed. You are signed out everywhere else.");
  }

  return (
    <Dialog title="Change password" isOpen={isOpen} onClose={onClose}>
      <Form submitLabel="Change password" onSubmit={handleSubmit}>
        <PasswordField
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
          required
          missing="Please enter your current password."
        />
        <NewPasswordField />
      </Form>
    </Dialog>
  );
}
