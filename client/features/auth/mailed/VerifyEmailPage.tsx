import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { problemsOf } from "../../../apollo/problemsOf";
import { paths } from "../../../paths";
import { Form } from "../../../ui/form/Form";
import { AuthCard } from "../AuthCard";
import { general } from "../sessionProblems";
import { ViewerDocument } from "../Viewer.generated";
import { VerifyEmailDocument } from "./VerifyEmail.generated";

/** `/verify#token`: asks for a press, because programs that look into mail open its links. */
export function VerifyEmailPage() {
  const client = useApolloClient();
  const { hash } = useLocation();
  const [verified, setVerified] = useState<string | null>(null);

  async function handleSubmit() {
    const { data, error } = await client.mutate({
      mutation: VerifyEmailDocument,
      variables: { input: { token: hash.slice(1) } },
      errorPolicy: "all",
      refetchQueries: [ViewerDocument],
    });
    if (!data) return problemsOf(error);
    if (data.verifyEmail.__typename === "LinkExpired") return general(data.verifyEmail.message);
    setVerified(data.verifyEmail.email);
  }

  return (
    <AuthCard title="Is this your address?" lead="One press tells us that our letters reach you.">
      {!verified && (
        <Form submitLabel="Yes, this is my address" busyLabel="One moment…" onSubmit={handleSubmit}>
          {null}
        </Form>
      )}
      <p role="status">
        {verified && (
          <>
            Thank you. <strong>{verified}</strong> is verified.
          </>
        )}
      </p>
      <p>
        <Link to={paths.dash}>Go to the portal</Link>
      </p>
    </AuthCard>
  );
}
