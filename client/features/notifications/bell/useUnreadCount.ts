import { skipToken, useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { OPTIONAL_QUERY } from "../../../apollo/optionalQuery";
import { useIsHydrated } from "../../../hooks/useIsHydrated";
import { UnreadNotificationsDocument } from "./UnreadNotifications.generated";
import { useReadHere } from "./useReadHere";

const EVERY_MS = 60_000;
/** Then it waits for a sign of the person: polling would keep a forgotten session alive. */
const POLLS = 10;

/** Reads again on each navigation, when the tab gets the focus, and every minute for a while. */
export function useUnreadCount(): number {
  const { key } = useLocation();
  // Not server-rendered: pages may be shared, and the count could change before hydration.
  const skip = !useIsHydrated();
  const { data, refetch } = useQuery(
    UnreadNotificationsDocument,
    skip ? skipToken : { ...OPTIONAL_QUERY, fetchPolicy: "cache-and-network" },
  );
  const readOn = useRef(key);

  useEffect(() => {
    if (skip) return;
    let polls = 0;
    const read = () => void refetch().catch(() => {});
    const poll = () => {
      polls += 1;
      if (polls <= POLLS && !document.hidden) read();
    };
    const wake = () => {
      if (document.hidden) return;
      polls = 0;
      read();
    };
    if (readOn.current !== key) read();
    readOn.current = key;
    const timer = setInterval(poll, EVERY_MS);
    window.addEventListener("focus", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", wake);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [key, refetch, skip]);

  useReadHere(data?.viewerUnreadNotifications.paths);
  return data?.viewerUnreadNotifications.count ?? 0;
}
