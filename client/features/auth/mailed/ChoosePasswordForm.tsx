import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "react-router-dom";
import { ChoosePasswordInput as limits } from "../../../apollo/limits.generated.json";
import { problemsOf } from "../../../apollo/problemsOf";
import { send } from "../../../apollo/send";
import { paths } from "../../../../shared/paths";
import { TextField } from "../../../ui/form/fields";
import { Form } from "../../../ui/form/Form";
import { showToast } from "../../../ui/overlay/toast";
import { NewPasswordField } from "../passwordFields";
import { restartSession } from "../session";
import type {
  AcceptInvitationDocument,
  ClaimAccountDocument,
  ResetPasswordDocument,
} from "./ChoosePassword.generated";

export interface ChoosePasswordFormProps {
  token: string;
  onDead: () => void;
  mutation: typeof ResetPasswordDocument | typeof AcceptInvitationDocument | typeof ClaimAccountDocument;
  /** For an account that someone else may have created. */
  asksName?: boolean;
}

export function ChoosePasswordForm({ token, onDead, mutation, asksName = false }: ChoosePasswordFormProps) {
  const client = useApolloClient();
  const navigate = useNavigate();

  async function handleSubmit({ newPassword = "", name }: Record<string, string>) {
    const input = { token, newPassword, name };
    const { data, error } = await send(client, mutation, { input });
    if (!data) return problemsOf(error);
    if (data.answer.__typename === "LinkExpired") return onDead();
    await restartSession(client);
    await navigate(paths.dash, { replace: true });
    showToast("success", "Your password is set, and you are signed in.");
  }

  return (
    <Form submitLabel="Set my password" onSubmit={handleSubmit}>
      {asksName && <TextField name="name" label="Name" autoComplete="name" required limits={limits.name} />}
      <NewPasswordField />
    </Form>
  );
}
