import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { problemsOf } from "../../../apollo/problemsOf";
import { refetchActive } from "../../../apollo/refetchActive";
import { send } from "../../../apollo/send";
import { paths, withReturn } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import { generalProblem } from "../../../ui/form/problems";
import { AuthCard } from "../AuthCard";
import { useIsSignedIn } from "../useViewer";
import { ViewerDocument } from "../Viewer.generated";
import { ConfirmByLink } from "./ConfirmByLink";
import { DeadLinkCard } from "./DeadLinkCard";
import { useMailedLink } from "./useMailedLink";
import { ConfirmEmailChangeDocument } from "./ConfirmEmail.generated";
import type { ConfirmEmailChangeMutationVariables } from "./ConfirmEmail.generated";

export function ConfirmEmailPage() {
  const client = useApolloClient();
  const [changed, setChanged] = useState<{ email: string; wasChanged: boolean } | null>(null);
  const { isDead, wasSent, refuse } = useMailedLink("EMAIL_CHANGE");
  const isSignedIn = useIsSignedIn();

  async function handleConfirm(input: ConfirmEmailChangeMutationVariables["input"]) {
    const { data, error } = await send(client, ConfirmEmailChangeDocument, { input });
    if (!data) return problemsOf(error);
    if (isSignedIn) void refetchActive(client, [ViewerDocument]);
    const answer = data.confirmEmailChange;
    if (answer.__typename === "EmailTaken") return generalProblem(answer.message);
    if (answer.__typename === "EmailChanged") setChanged(answer);
    else if (answer.__typename === "LinkExpired") refuse();
    else return answer;
  }

  if (changed)
    return (
      <AuthCard
        isResult
        title={changed.wasChanged ? "Already changed" : "E-mail changed"}
        lead={`Sign in with ${changed.email} from now on.`}
      >
        <p>
          <Link to={paths.account}>Go to my account</Link>
        </p>
      </AuthCard>
    );
  if (isDead)
    return (
      <DeadLinkCard wasSent={wasSent} hint="Ask for a new one in your account, under Change e-mail address.">
        <ButtonLink look="main" to={isSignedIn ? paths.account : withReturn(paths.signIn, paths.account)}>
          {isSignedIn ? "Go to my account" : "Sign in to get a new link"}
        </ButtonLink>
      </DeadLinkCard>
    );
  return (
    <ConfirmByLink
      title="Use this e-mail address?"
      lead="It becomes the e-mail address of your account."
      submitLabel="Use this address"
      busyLabel="One moment…"
      onConfirm={handleConfirm}
    >
      {() => (
        <p>
          <Link to={paths.account}>Go to my account</Link>
        </p>
      )}
    </ConfirmByLink>
  );
}
