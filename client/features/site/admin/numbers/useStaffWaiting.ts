import { useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
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
  const { data, refetch } = useQuery(StaffWaitingDocument, { fetchPolicy: "cache-and-network" });

  useEffect(() => {
    if (readOn.current === pathname) return;
    readOn.current = pathname;
    void refetch().catch(() => {});
  }, [pathname, refetch]);

  return data?.staffWaiting;
}
