import { useApolloClient } from "@apollo/client/react";
import { UnreadNotificationsDocument } from "../bell/UnreadNotifications.generated";
import { refetchActive } from "../../../apollo/refetchActive";
import { send } from "../../../apollo/send";
import { ReadNotificationDocument } from "./NotificationLine.generated";

/** If it fails, the notification stays unread. */
export function useMarkRead(): (id: string) => void {
  const client = useApolloClient();
  return (id) => {
    void send(client, ReadNotificationDocument, { input: { id } }).then(async () =>
      refetchActive(client, [UnreadNotificationsDocument]),
    );
  };
}
