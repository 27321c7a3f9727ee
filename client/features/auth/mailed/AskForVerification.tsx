import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { messageOf } from "../../../apollo/problemsOf";
import { send } from "../../../apollo/send";
import { Button } from "../../../ui/Button";
import { showToast } from "../../../ui/overlay/toast";
import { RequestEmailVerificationDocument } from "./AskForVerification.generated";

export function AskForVerification() {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);

  async function ask() {
    const { data, error } = await send(client, RequestEmailVerificationDocument, {});
    if (!data) return showToast("error", messageOf(error));
    if (data.requestEmailVerification.viewer.emailVerifiedAt)
      return showToast("success", "Your address is already confirmed.");
    showToast("success", "We’ve sent the e-mail. Open the link in it.");
  }

  async function handleAsk() {
    setIsBusy(true);
    await ask();
    setIsBusy(false);
  }

  return (
    <Button look="quiet" isBusy={isBusy} onClick={() => void handleAsk()}>
      Resend confirmation e-mail
    </Button>
  );
}
