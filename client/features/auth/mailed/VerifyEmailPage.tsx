import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { problemsOf } from "../../../apollo/problemsOf";
import { paths, withReturn } from "../../../paths";
import { generalProblem } from "../../../ui/form/problems";
import { Form } from "../../../ui/form/Form";
import { AuthCard } from "../AuthCard";
import styles from "../AuthCard.module.css";
import { AskedPassword, wrongPassword } from "../passwordFields";
import { tooMany } from "../sessionProblems";
import { useViewer } from "../useViewer";
import { ViewerDocument } from "../Viewer.generated";
import { AskForVerification } from "./AskForVerification";
import { ClaimAccountDocument } from "./ChoosePassword.generated";
import { ChoosePasswordForm } from "./ChoosePasswordForm";
import { VerifyEmailDocument } from "./VerifyEmail.generated";

function NewLink() {
  if (useViewer()) return <AskForVerification />;
  return (
    <p>
      <Link to={withReturn(paths.signIn, paths.account)}>Sign in to get a new link</Link>
    </p>
  );
}

/** `/verify#token`: asks for a click, because mail scanners open links, and for the password of a visitor. */
export function VerifyEmailPage() {
  const client = useApolloClient();
  const { hash } = useLocation();
  const [isRefused, setIsRefused] = useState(false);
  const [passwordNeeded, setPasswordNeeded] = useState<string | null>(null);
  const [verified, setVerified] = useState<{ email: string; wasVerified: boolean } | null>(null);

  async function handleSubmit({ currentPassword }: Record<string, string>) {
    const { data, error } = await client.mutate({
      mutation: VerifyEmailDocument,
      variables: { input: { token: hash.slice(1), currentPassword } },
      refetchQueries: [ViewerDocument],
    });
    if (!data) return problemsOf(error);
    const answer = data.verifyEmail;
    setIsRefused(answer.__typename === "LinkExpired");
    if (answer.__typename === "LinkExpired") return generalProblem(answer.message);
    if (answer.__typename === "TooManyAttempts") return tooMany(answer.retryAfterSeconds);
    if (answer.__typename === "InvalidCredentials") return wrongPassword;
    if (answer.__typename === "PasswordNeeded") setPasswordNeeded(answer.message);
    else setVerified(answer);
  }

  if (verified)
    return (
      <AuthCard
        title={verified.wasVerified ? "Already confirmed" : "E-mail confirmed"}
        lead={`Your e-mail address ${verified.email} is confirmed.`}
      >
        <p>
          <Link to={paths.dash}>Go to the portal</Link>
        </p>
      </AuthCard>
    );
  return (
    <AuthCard title="Confirm your e-mail" lead="One click tells us that our e-mails reach you.">
      <Form submitLabel="Confirm" busyLabel="Confirming…" onSubmit={handleSubmit}>
        {passwordNeeded && <AskedPassword reason={passwordNeeded} />}
      </Form>
      {isRefused && <NewLink />}
      {passwordNeeded && (
        <details className={styles.other}>
          <summary>I don’t know the password</summary>
          <p>Choose a new one. This signs out everyone else and removes the phone number they gave.</p>
          <ChoosePasswordForm mutation={ClaimAccountDocument} asksName />
        </details>
      )}
    </AuthCard>
  );
}
