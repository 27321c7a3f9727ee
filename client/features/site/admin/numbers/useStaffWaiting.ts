import { skipToken, useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useIsHydrated } from "../../../../hooks/useIsHydrated";
import type { StaffWaitingQuery } from "./StaffWaiting.generated";
import { StaffWaitingDocument } from "./StaffWaiting.generated";

export type StaffWaiting = StaffWaitingQuery["staffWaiting"];

/** Refetches on each navigation, not by a timer, which would keep a forgotten session alive. */
export function useStaffWaiting(): StaffWaiting | undefined {
  const { pathname } = useLocation();
  const readOn = useRef(pathname);
  // Not server-rendered: the counts could change before hydration.
  const skip = !useIsHydrated();
  const { data, refetch } = useQuery(
    StaffWaitingDocument,
    skip ? skipToken : { fetchPolicy: "cache-and-network" },
  );

  useEffect(() => {
    if (skip || readOn.current === pathname) return;
    readOn.current = pathname;
    void refetch().catch(() => {});
  }, [pathname, refetch, skip]);

  return data?.staffWaiting;
}
