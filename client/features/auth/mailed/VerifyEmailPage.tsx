import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { problemsOf } from "../../../apollo/problemsOf";
import { refetchActive } from "../../../apollo/refetchActive";
import { send } from "../../../apollo/send";
import { paths, withReturn } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import { AuthCard } from "../AuthCard";
import styles from "../AuthCard.module.css";
import { useIsSignedIn } from "../useViewer";
import { ViewerDocument } from "../Viewer.generated";
import { AskForVerification } from "./AskForVerification";
import { ClaimAccountDocument } from "./ChoosePassword.generated";
import { ChoosePasswordForm } from "./ChoosePasswordForm";
import { ConfirmByLink } from "./ConfirmByLink";
import { DeadLinkCard } from "./DeadLinkCard";
import { useMailedLink } from "./useMailedLink";
import { VerifyEmailDocument } from "./VerifyEmail.generated";
import type { VerifyEmailMutationVariables } from "./VerifyEmail.generated";

export function VerifyEmailPage() {
  const client = useApolloClient();
  const isSignedIn = useIsSignedIn();
  const { token, isDead, wasSent, refuse } = useMailedLink("VERIFICATION");
  const [verified, setVerified] = useState<{ email: string; wasVerified: boolean } | null>(null);

  async function handleConfirm(input: VerifyEmailMutationVariables["input"]) {
    const { data, error } = await send(client, VerifyEmailDocument, { input });
    if (!data) return problemsOf(error);
    if (isSignedIn) void refetchActive(client, [ViewerDocument]);
    const answer = data.verifyEmail;
    if (answer.__typename === "LinkExpired") return refuse();
    if (answer.__typename !== "EmailVerified") return answer;
    setVerified(answer);
  }

  if (verified)
    return (
      <AuthCard
        isResult
        title={verified.wasVerified ? "Already confirmed" : "E-mail confirmed"}
        lead={`Your e-mail address ${verified.email} is confirmed.`}
      >
        <p>
          <Link to={paths.dash}>Go to the portal</Link>
        </p>
      </AuthCard>
    );
  if (isDead)
    return (
      <DeadLinkCard wasSent={wasSent} hint="Only the newest link confirms your address.">
        {isSignedIn ? (
          <AskForVerification />
        ) : (
          <ButtonLink look="main" to={withReturn(paths.signIn, paths.account)}>
            Sign in to get a new link
          </ButtonLink>
        )}
      </DeadLinkCard>
    );
  return (
    <ConfirmByLink
      title="Confirm your e-mail"
      lead="One click, and we know our e-mails reach you."
      submitLabel="Confirm"
      onConfirm={handleConfirm}
    >
      {(asksPassword) =>
        asksPassword && (
          <details className={styles.other}>
            <summary>I don’t know the password</summary>
            <p>Choose a new one. This signs out everyone else and removes the phone number they gave.</p>
            <ChoosePasswordForm mutation={ClaimAccountDocument} token={token} onDead={refuse} asksName />
          </details>
        )
      }
    </ConfirmByLink>
  );
}
