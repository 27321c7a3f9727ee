import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { RequestEmailChangeInput as limits } from "../../../apollo/limits.generated.json";
import { problemsOf } from "../../../apollo/problemsOf";
import { send } from "../../../apollo/send";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { Button } from "../../../ui/Button";
import { EmailField } from "../../../ui/form/EmailField";
import { Form } from "../../../ui/form/Form";
import { Row } from "../../../ui/layout/Row";
import { Text } from "../../../ui/layout/Text";
import { Dialog } from "../../../ui/overlay/Dialog";
import { Panel } from "../../../ui/Panel";
import { Tag } from "../../../ui/text/Tag";
import { AskForVerification } from "../mailed/AskForVerification";
import { OwnPasswordField, wrongPassword } from "../passwordFields";
import type { EmailPanel_ViewerFragment } from "./accountPanels.generated";
import { EmailPanel_ViewerFragmentDoc, RequestEmailChangeDocument } from "./accountPanels.generated";

interface ChangeEmailFormProps {
  onSent: (newEmail: string) => void;
}

/** Asks for the password too, because the e-mail address controls the account. */
function ChangeEmailForm({ onSent }: ChangeEmailFormProps) {
  const client = useApolloClient();

  async function handleSubmit({ newEmail = "", currentPassword = "" }: Record<string, string>) {
    const { data, error } = await send(client, RequestEmailChangeDocument, {
      input: { newEmail, currentPassword },
    });
    if (!data) return problemsOf(error);
    const answer = data.requestEmailChange;
    if (answer.__typename === "InvalidCredentials") return wrongPassword;
    if (answer.__typename === "EmailTaken") return { fields: { newEmail: answer.message }, general: null };
    onSent(answer.newEmail);
  }

  return (
    <Form submitLabel="Send me the link" busyLabel="Sending…" onSubmit={handleSubmit}>
      <EmailField
        asksBack
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

interface EmailPanelProps {
  viewer: FragmentType<EmailPanel_ViewerFragment>;
}

export function EmailPanel({ viewer }: EmailPanelProps) {
  const [isChanging, setIsChanging] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { email, emailVerifiedAt } = useFragmentData(EmailPanel_ViewerFragmentDoc, viewer);

  function handleSent(newEmail: string) {
    setIsChanging(false);
    setSentTo(newEmail);
  }

  return (
    <Panel title="E-mail">
      <Text isBreakable>
        <strong>{email}</strong>{" "}
        {emailVerifiedAt ? <Tag tone="good">Confirmed</Tag> : <Tag tone="warning">Not confirmed yet</Tag>}
      </Text>
      {!emailVerifiedAt && <p>Our e-mails may not reach you. Open the link we sent to this address.</p>}
      <Row>
        <Button onClick={() => setIsChanging(true)}>Change e-mail address</Button>
        {!emailVerifiedAt && <AskForVerification />}
      </Row>
      <Text role="status">
        {sentTo && (
          <>
            We’ve e-mailed a link to{" "}
            <Text as="strong" isBreakable>
              {sentTo}
            </Text>
            . Open it within a day to use the new address.
          </>
        )}
      </Text>
      <Dialog title="Change e-mail address" isOpen={isChanging} onClose={() => setIsChanging(false)}>
        <ChangeEmailForm onSent={handleSent} />
      </Dialog>
    </Panel>
  );
}
