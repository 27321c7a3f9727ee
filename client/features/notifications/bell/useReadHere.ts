import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { OPTIONAL_QUERY } from "../../../apollo/optionalQuery";
import { refetchActive } from "../../../apollo/refetchActive";
import { send } from "../../../apollo/send";
import { ReadNotificationsAtDocument } from "./UnreadNotifications.generated";

/** Marks what leads to the page as read once the person sees it, such as a lesson opened from an e-mail. */
export function useReadHere(unreadPaths: string[] | undefined): void {
  const client = useApolloClient();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const isTarget = unreadPaths?.some((one) => one === path || one === pathname) ?? false;

  useEffect(() => {
    if (!isTarget) return;
    const read = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", read);
      void send({ client, ...OPTIONAL_QUERY }, ReadNotificationsAtDocument, { input: { path } }).then(
        async () => refetchActive(client, ["UnreadNotifications", "Notifications", "NotificationPanel"]),
      );
    };
    document.addEventListener("visibilitychange", read);
    read();
    return () => document.removeEventListener("visibilitychange", read);
  }, [client, isTarget, path]);
}
