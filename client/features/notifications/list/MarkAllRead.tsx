import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { messageOf } from "../../../apollo/problemsOf";
import { refetchActive } from "../../../apollo/refetchActive";
import { send } from "../../../apollo/send";
import { Button } from "../../../ui/Button";
import { showToast } from "../../../ui/overlay/toast";
import { ReadAllNotificationsDocument } from "./NotificationLine.generated";

interface MarkAllReadProps {
  /** When the newest that the person sees was sent; later ones stay unread. */
  newestAt: string;
}

export function MarkAllRead({ newestAt }: MarkAllReadProps) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);

  async function handleClick() {
    setIsBusy(true);
    const { data, error } = await send(client, ReadAllNotificationsDocument, { input: { upTo: newestAt } });
    if (data) await refetchActive(client);
    else showToast("error", messageOf(error));
    setIsBusy(false);
  }

  return (
    <Button look="quiet" isBusy={isBusy} onClick={() => void handleClick()}>
      Mark all as read
    </Button>
  );
}
