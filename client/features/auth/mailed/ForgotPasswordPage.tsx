import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { RequestPasswordResetInput as limits } from "../../../apollo/limits.generated.json";
import { problemsOf } from "../../../apollo/problemsOf";
import { send } from "../../../apollo/send";
import { keepReturn, paths } from "../../../../shared/paths";
import { Form } from "../../../ui/form/Form";
import { EmailField } from "../../../ui/form/EmailField";
import { AuthCard } from "../AuthCard";
import { RequestPasswordResetDocument } from "./ForgotPassword.generated";

const sayTooManyLinks = (wait: string) =>
  `Too many requests. Please try again in ${wait}. If we have e-mailed you a link in the last hour, it still works: please check your inbox and spam folder.`;

/** The response never reveals whether the account exists. */
export function ForgotPasswordPage() {
  const client = useApolloClient();
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function handleSubmit({ email = "" }: Record<string, string>) {
    const { data, error } = await send(client, RequestPasswordResetDocument, { input: { email } });
    if (!data) return problemsOf(error, sayTooManyLinks);
    setSentTo(data.requestPasswordReset.email);
  }

  return (
    <AuthCard
      title="Forgot your password?"
      lead="Enter your account’s e-mail address. We’ll e-mail you a link to choose a new password."
    >
      <Form submitLabel="Send me the link" busyLabel="Sending…" onSubmit={handleSubmit}>
        <EmailField limits={limits.email} autoComplete="username" />
      </Form>
      <p role="status">
        {sentTo && (
          <>
            If there is an account with <strong>{sentTo}</strong>, we’ve e-mailed a link to it. The link works
            once, within an hour. Nothing there? Check your spam folder.
          </>
        )}
      </p>
      <p>
        <Link to={keepReturn(paths.signIn, search)}>Back to sign in</Link>
      </p>
    </AuthCard>
  );
}
