import { useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useIsHydrated } from "../../../../hooks/useIsHydrated";
import type { StaffWaitingQuery } from "./StaffWaiting.generated";
import { StaffWaitingDocument } from "./StaffWaiting.generated";

export type StaffWaiting = StaffWaitingQuery["staffWaiting"];

/**
 * What waits for staff; nothing until it is known. Read again on each page that is opened, and not by the clock: that
 * would keep a forgotten session alive.
 */
export function useStaffWaiting(): StaffWaiting | undefined {
  const { pathname } = useLocation();
  const readOn = useRef(pathname);
  // It changes all the time: what the server drew might be no longer so while React takes the page over.
  const skip = !useIsHydrated();
  const { data, refetch } = useQuery(StaffWaitingDocument, { fetchPolicy: "cache-and-network", skip });

  useEffect(() => {
    if (skip || readOn.current === pathname) return;
    readOn.current = pathname;
    void refetch().catch(() => {});
  }, [pathname, refetch, skip]);

  return data?.staffWaiting;
}
