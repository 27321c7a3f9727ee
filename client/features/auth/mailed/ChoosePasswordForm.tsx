import { useApolloClient } from "@apollo/client/react";
import { useLocation, useNavigate } from "react-router-dom";
import { ChoosePasswordInput as limits } from "../../../apollo/limits.generated.json";
import { problemsOf } from "../../../apollo/problemsOf";
import { send } from "../../../apollo/send";
import { paths } from "../../../../shared/paths";
import { TextField } from "../../../ui/form/fields";
import { Form } from "../../../ui/form/Form";
import { showToast } from "../../../ui/overlay/toast";
import { NewPasswordField } from "../passwordFields";
import { restartSession } from "../session";
import { generalProblem } from "../../../ui/form/problems";
import type {
  AcceptInvitationDocument,
  ClaimAccountDocument,
  ResetPasswordDocument,
} from "./ChoosePassword.generated";

export interface ChoosePasswordFormProps {
  mutation: typeof ResetPasswordDocument | typeof AcceptInvitationDocument | typeof ClaimAccountDocument;
  /** For an account that someone else may have created. */
  asksName?: boolean;
}

/** Reads the token from the URL's hash. */
export function ChoosePasswordForm({ mutation, asksName = false }: ChoosePasswordFormProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { hash } = useLocation();

  async function handleSubmit({ newPassword = "", name }: Record<string, string>) {
    const input = { token: hash.slice(1), newPassword, name };
    const { data, error } = await send(client, mutation, { input });
    if (!data) return problemsOf(error);
    if (data.answer.__typename === "LinkExpired") return generalProblem(data.answer.message);
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
