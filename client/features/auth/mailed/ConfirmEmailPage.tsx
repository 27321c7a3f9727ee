import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { problemsOf } from "../../../apollo/problemsOf";
import { paths, withReturn } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { generalProblem } from "../../../ui/form/problems";
import { Form } from "../../../ui/form/Form";
import { AuthCard } from "../AuthCard";
import { AskedPassword, wrongPassword } from "../passwordFields";
import { tooMany } from "../sessionProblems";
import { useViewer } from "../useViewer";
import { ViewerDocument } from "../Viewer.generated";
import { ConfirmEmailChangeDocument } from "./ConfirmEmail.generated";

/** `/newemail#token`: asks for a click, because mail scanners open links, and for the password of a visitor. */
export function ConfirmEmailPage() {
  const client = useApolloClient();
  const { hash } = useLocation();
  const [passwordNeeded, setPasswordNeeded] = useState<string | null>(null);
  const [changed, setChanged] = useState<{ email: string; wasChanged: boolean } | null>(null);
  const [isExpired, setIsExpired] = useState(false);
  const viewer = useViewer();

  async function handleSubmit({ currentPassword }: Record<string, string>) {
    const { data, error } = await client.mutate({
      mutation: ConfirmEmailChangeDocument,
      variables: { input: { token: hash.slice(1), currentPassword } },
      refetchQueries: [ViewerDocument],
    });
    if (!data) return problemsOf(error);
    const answer = data.confirmEmailChange;
    if (answer.__typename === "TooManyAttempts") return tooMany(answer.retryAfterSeconds);
    if (answer.__typename === "InvalidCredentials") return wrongPassword;
    if (answer.__typename === "PasswordNeeded") setPasswordNeeded(answer.message);
    else if (answer.__typename === "EmailChanged") setChanged(answer);
    else if (answer.__typename === "LinkExpired") setIsExpired(true);
    else return generalProblem(answer.message);
  }

  if (changed)
    return (
      <AuthCard
        title={changed.wasChanged ? "Already changed" : "E-mail changed"}
        lead={`Sign in with ${changed.email} from now on.`}
      >
        <p>
          <Link to={paths.account}>Go to my account</Link>
        </p>
      </AuthCard>
    );
  if (isExpired)
    return (
      <AuthCard
        title="This link no longer works"
        lead="It is too old, or a newer one replaced it. Ask for a new one in your account, under Change e-mail address."
      >
        <ButtonLink look="main" to={viewer ? paths.account : withReturn(paths.signIn, paths.account)}>
          {viewer ? "Go to my account" : "Sign in to get a new link"}
        </ButtonLink>
      </AuthCard>
    );
  return (
    <AuthCard title="Use this e-mail address?" lead="It becomes the e-mail address of your account.">
      <Form submitLabel="Use this address" busyLabel="One moment…" onSubmit={handleSubmit}>
        {passwordNeeded && <AskedPassword reason={passwordNeeded} />}
      </Form>
      <p>
        <Link to={paths.account}>Go to my account</Link>
      </p>
    </AuthCard>
  );
}
