import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { problemsOf } from "../../../apollo/problemsOf";
import { paths } from "../../../paths";
import { Form } from "../../../ui/form/Form";
import { OwnPasswordField, wrongPassword } from "../account/OwnPasswordField";
import { AuthCard } from "../AuthCard";
import { general, tooMany } from "../sessionProblems";
import { ViewerDocument } from "../Viewer.generated";
import { ConfirmEmailChangeDocument } from "./ConfirmEmail.generated";

/** `/newemail#token`: asks for a click, because mail scanners open links; and for the password where nobody is signed in. */
export function ConfirmEmailPage() {
  const client = useApolloClient();
  const { hash } = useLocation();
  const [passwordNeeded, setPasswordNeeded] = useState<string | null>(null);
  const [changedTo, setChangedTo] = useState<string | null>(null);

  async function handleSubmit({ currentPassword }: Record<string, string>) {
    const { data, error } = await client.mutate({
      mutation: ConfirmEmailChangeDocument,
      variables: { input: { token: hash.slice(1), currentPassword } },
      errorPolicy: "all",
      refetchQueries: [ViewerDocument],
    });
    if (!data) return problemsOf(error);
    const answer = data.confirmEmailChange;
    if (answer.__typename === "TooManyAttempts") return tooMany(answer.retryAfterSeconds);
    if (answer.__typename === "InvalidCredentials") return wrongPassword;
    if (answer.__typename === "PasswordNeeded") setPasswordNeeded(answer.message);
    else if (answer.__typename === "EmailChanged") setChangedTo(answer.email);
    else return general(answer.message);
  }

  if (changedTo)
    return (
      <AuthCard title="E-mail changed" lead={`Sign in with ${changedTo} from now on.`}>
        <p>
          <Link to={paths.account}>Go to my account</Link>
        </p>
      </AuthCard>
    );
  return (
    <AuthCard title="Use this e-mail address?" lead="It becomes the e-mail address of your account.">
      <Form submitLabel="Use this address" busyLabel="One moment…" onSubmit={handleSubmit}>
        {passwordNeeded && (
          <>
            <p role="status">{passwordNeeded}</p>
            <OwnPasswordField />
          </>
        )}
      </Form>
      <p>
        <Link to={paths.account}>Go to my account</Link>
      </p>
    </AuthCard>
  );
}
