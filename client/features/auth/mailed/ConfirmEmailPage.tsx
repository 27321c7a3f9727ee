import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { problemsOf } from "../../../apollo/problemsOf";
import { paths } from "../../../paths";
import { Form } from "../../../ui/form/Form";
import { AuthCard } from "../AuthCard";
import { general } from "../sessionProblems";
import { ViewerDocument } from "../Viewer.generated";
import { ConfirmEmailChangeDocument } from "./ConfirmEmail.generated";

/** `/newemail#token`: asks for a press, because programs that look into mail open its links. */
export function ConfirmEmailPage() {
  const client = useApolloClient();
  const { hash } = useLocation();
  const [changedTo, setChangedTo] = useState<string | null>(null);

  async function handleSubmit() {
    const { data, error } = await client.mutate({
      mutation: ConfirmEmailChangeDocument,
      variables: { input: { token: hash.slice(1) } },
      errorPolicy: "all",
      refetchQueries: [ViewerDocument],
    });
    if (!data) return problemsOf(error);
    const answer = data.confirmEmailChange;
    if (answer.__typename !== "EmailChanged") return general(answer.message);
    setChangedTo(answer.email);
  }

  return (
    <AuthCard
      title="Is this your new address?"
      lead="One press, and it is your account’s address from now on."
    >
      {!changedTo && (
        <Form submitLabel="Use this address" busyLabel="One moment…" onSubmit={handleSubmit}>
          {null}
        </Form>
      )}
      <p role="status">
        {changedTo && (
          <>
            Thank you. <strong>{changedTo}</strong> is your account’s address now. Sign in with it from now
            on.
          </>
        )}
      </p>
      <p>
        <Link to={paths.account}>Go to my account</Link>
      </p>
    </AuthCard>
  );
}
