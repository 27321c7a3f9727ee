import { useApolloClient } from "@apollo/client/react";
import { RequestEmailChangeInput as limits } from "../../../apollo/limits.json";
import { problemsOf } from "../../../apollo/problemsOf";
import { Form } from "../../../ui/form/Form";
import { EmailField } from "../../../ui/form/EmailField";
import { tooMany } from "../sessionProblems";
import { RequestEmailChangeDocument } from "./EmailPanel.generated";
import { OwnPasswordField, wrongPassword } from "./OwnPasswordField";

interface ChangeEmailFormProps {
  onSent: (newEmail: string) => void;
}

/** Asks for another address, with the password: whoever holds the address holds the account. */
export function ChangeEmailForm({ onSent }: ChangeEmailFormProps) {
  const client = useApolloClient();

  async function handleSubmit({ newEmail = "", currentPassword = "" }: Record<string, string>) {
    const { data, error } = await client.mutate({
      mutation: RequestEmailChangeDocument,
      variables: { input: { newEmail, currentPassword } },
    });
    if (!data) return problemsOf(error);
    const answer = data.requestEmailChange;
    if (answer.__typename === "TooManyAttempts") return tooMany(answer.retryAfterSeconds);
    if (answer.__typename === "InvalidCredentials") return wrongPassword;
    if (answer.__typename === "EmailTaken") return { fields: { newEmail: answer.message }, general: null };
    onSent(answer.newEmail);
  }

  return (
    <Form submitLabel="Send me the link" busyLabel="Sending…" onSubmit={handleSubmit}>
      <EmailField
        name="newEmail"
        limits={limits.newEmail}
        label="New e-mail address"
        missing="Please enter the new address."
        hint="We’ll e-mail a link there, and let your old address know once it has changed."
      />
      <OwnPasswordField />
    </Form>
  );
}
