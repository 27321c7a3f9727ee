import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { cmsPaths } from "../../../../cmsPaths";
import { useIsHydrated } from "../../../../hooks/useIsHydrated";
import { RegistrationsWaitingDocument } from "./DecideRegistration.generated";

/** The list from which a registration was opened; stored in the browser's history entry. */
export interface Walk {
  ids: string[];
  from: string;
}

function walkIn(kept: unknown): Walk | null {
  if (typeof kept !== "object" || kept === null || !("ids" in kept) || !("from" in kept)) return null;
  const { ids, from } = kept;
  return Array.isArray(ids) && typeof from === "string" ? { ids: ids.map(String), from } : null;
}

/** The server's limit per request. */
const MAX_AT_ONCE = 100;

export interface Steps {
  walk: Walk;
  position: number;
  before: string | undefined;
  next: string | undefined;
  open: (id: string | undefined) => void;
  /** Opens the next registration to decide, unless there is none or the user has navigated away. */
  openNextWaiting: () => Promise<void>;
  openList: () => void;
}

/** Null unless the registration was opened from a list. */
export function useWalk(id: string): Steps | null {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  // The server does not know the browser's history, so it renders without the steps.
  const walk = useIsHydrated() ? walkIn(state) : null;
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = id;
    return () => {
      shown.current = null;
    };
  }, [id]);
  const at = walk ? walk.ids.indexOf(id) : -1;
  if (!walk || at < 0) return null;
  const { ids, from } = walk;

  function open(other: string | undefined) {
    if (other) void navigate(cmsPaths.registration(other), { replace: true, state: walk });
  }

  async function openNextWaiting() {
    const { href } = window.location;
    // This page stays mounted while the page that the user chose loads.
    const isHere = () => shown.current === id && window.location.href === href;
    if (!isHere()) return;
    const others = [...ids.slice(at + 1), ...ids.slice(0, at)].slice(0, MAX_AT_ONCE);
    // The list may be stale: a colleague may have decided some of them.
    const { data } = await client.query({
      query: RegistrationsWaitingDocument,
      variables: { ids: others },
      fetchPolicy: "network-only",
      errorPolicy: "all",
    });
    const waiting = data?.registrations.nodes.map((node) => node.id) ?? [];
    if (isHere()) open(others.find((other) => waiting.includes(other)));
  }

  return {
    walk,
    position: at + 1,
    before: ids[at - 1],
    next: ids[at + 1],
    open,
    openNextWaiting,
    openList: () => {
      shown.current = null;
      void navigate(from);
    },
  };
}
