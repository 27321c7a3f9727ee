import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { messageOf } from "../../../apollo/problemsOf";
import { send } from "../../../apollo/send";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { LitSteps } from "../../../ui/art/LitSteps";
import { Button } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { registrationStateLabel, statusText } from "../registrationLabels";
import {
  RegistrationStatus_RegistrationFragmentDoc,
  ResendConfirmationDocument,
} from "./RegistrationPage.generated";
import type { RegistrationStatus_RegistrationFragment } from "./RegistrationPage.generated";
import styles from "./RegistrationPage.module.css";
import type { RegistrationKey } from "../registrationKey";

interface RegistrationStatusProps {
  registration: FragmentType<RegistrationStatus_RegistrationFragment>;
  isCorrected: boolean;
}

/** A live region: screen readers announce changes. */
export function RegistrationStatus({ registration, isCorrected }: RegistrationStatusProps) {
  const data = useFragmentData(RegistrationStatus_RegistrationFragmentDoc, registration);
  return (
    <div className={styles.status} data-state={data.state} role="status">
      <p className={styles.label}>
        {data.state === "CONFIRMED" && <LitSteps size={28} isNew />}
        {registrationStateLabel(data)}
      </p>
      {data.reason && (
        <p>
          <strong>The reason:</strong> {data.reason}
        </p>
      )}
      {isCorrected && data.state === "SUBMITTED" && <p>Your correction has reached us.</p>}
      <p>{statusText(data)}</p>
    </div>
  );
}

export function ResendConfirmation({ registrationKey }: { registrationKey: RegistrationKey }) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState("");

  async function resend(): Promise<string> {
    const { data, error } = await send(client, ResendConfirmationDocument, { input: registrationKey });
    if (!data)
      return messageOf(error, (wait) => `We have sent it several times. Please try again in ${wait}.`);
    const { email } = data.resendOrderConfirmation;
    return `We have sent it again to ${email}. If it doesn’t arrive within a few minutes, please write to us.`;
  }

  async function handleSend() {
    setIsBusy(true);
    setOutcome(await resend());
    setIsBusy(false);
  }

  return (
    <Row>
      <p>No e-mail? Check your spam folder.</p>
      <Button size="small" isBusy={isBusy} onClick={() => void handleSend()}>
        Send it again
      </Button>
      <p role="status">{outcome}</p>
    </Row>
  );
}
