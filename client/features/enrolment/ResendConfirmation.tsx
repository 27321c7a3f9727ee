import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { messageOf } from "../../apollo/problemsOf";
import { waitingTime } from "../../format/waitingTime";
import { Button } from "../../ui/Button";
import { ResendConfirmationDocument } from "./ResendConfirmation.generated";
import styles from "./ResendConfirmation.module.css";
import type { OrderKey } from "./useOrder";

/** For a person who did not get the e-mail with the link. */
export function ResendConfirmation({ orderKey }: { orderKey: OrderKey }) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState("");

  async function send(): Promise<string> {
    const { data, error } = await client.mutate({
      mutation: ResendConfirmationDocument,
      variables: { input: orderKey },
      errorPolicy: "all",
    });
    const answer = data?.resendOrderConfirmation;
    if (!answer) return messageOf(error);
    if (answer.__typename === "TooManyAttempts")
      return `We have sent it several times. Please try again in ${waitingTime(answer.retryAfterSeconds)}.`;
    return `We have sent it again to ${answer.email}. If it does not arrive within a few minutes, please write to us.`;
  }

  async function handleSend() {
    setIsBusy(true);
    setOutcome(await send());
    setIsBusy(false);
  }

  return (
    <div className={styles.resend}>
      <p>No e-mail? Check your spam folder.</p>
      <Button size="small" isBusy={isBusy} onClick={() => void handleSend()}>
        Send it again
      </Button>
      <p role="status">{outcome}</p>
    </div>
  );
}
