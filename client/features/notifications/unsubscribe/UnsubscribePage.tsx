import { useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { messageOf } from "../../../apollo/problemsOf";
import { send } from "../../../apollo/send";
import { paths } from "../../../../shared/paths";
import { Form } from "../../../ui/form/Form";
import { generalProblem } from "../../../ui/form/problems";
import { AuthCard } from "../../auth/AuthCard";
import { ChangeEmailSubscriptionDocument, EmailSubscriptionDocument } from "./Unsubscribe.generated";

function BrokenLink() {
  return (
    <AuthCard title="This link doesn’t work" lead="Part of it may be missing. Open it from the e-mail again.">
      <p>
        You can also <Link to={paths.notificationSettings}>sign in and choose your e-mails</Link>, or{" "}
        <Link to={paths.contact}>write to us</Link>.
      </p>
    </AuthCard>
  );
}

/** Asks for a click, because mail scanners open links. */
export function UnsubscribePage() {
  const { token = "" } = useParams();
  const client = useApolloClient();
  const read = useSuspenseQuery(EmailSubscriptionDocument, { variables: { token } });
  const [changed, setChanged] = useState<typeof read.data.emailSubscription>(null);
  const subscription = changed ?? read.data.emailSubscription;
  if (!subscription) return <BrokenLink />;
  const { label, isStopped, hasAccount } = subscription;

  async function handleSubmit() {
    const { data, error } = await send(client, ChangeEmailSubscriptionDocument, {
      input: { token, isStopped: !isStopped },
    });
    if (!data) return generalProblem(messageOf(error));
    setChanged(data.changeEmailSubscription);
  }

  return (
    <AuthCard
      title={isStopped ? "You are unsubscribed" : "Stop these e-mails?"}
      lead={isStopped ? `We’ll no longer e-mail you about: ${label}.` : `They are about: ${label}.`}
    >
      <Form
        submitLabel={isStopped ? "Send them again" : "Stop these e-mails"}
        busyLabel="One moment…"
        onSubmit={handleSubmit}
      >
        {null}
      </Form>
      {hasAccount && (
        <p>
          <Link to={paths.notificationSettings}>All e-mail settings</Link>
        </p>
      )}
    </AuthCard>
  );
}
