import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { cmsPaths } from "../../../../cmsPaths";
import { useIsHydrated } from "../../../../hooks/useIsHydrated";
import { RegistrationsWaitingDocument } from "./DecideRegistration.generated";

/** The list from which a registration was opened; kept by the browser with the place in its history. */
export interface Walk {
  /** Its registrations, in their order. */
  ids: string[];
  /** Its address. */
  from: string;
}

/** What the history kept; nothing where the registration was opened by its address. */
function walkIn(kept: unknown): Walk | null {
  if (typeof kept !== "object" || kept === null || !("ids" in kept) || !("from" in kept)) return null;
  const { ids, from } = kept;
  return Array.isArray(ids) && typeof from === "string" ? { ids: ids.map(String), from } : null;
}

/** As the server takes them. */
const MOST_AT_ONCE = 100;

export interface Steps {
  walk: Walk;
  /** The first is 1. */
  position: number;
  before: string | undefined;
  next: string | undefined;
  /** Opens one of the list in the place of this one. */
  open: (id: string | undefined) => void;
  /**
   * Opens the next that waits for a decision, else one before it that does; stays where none is left, and where the
   * person has gone elsewhere meanwhile.
   */
  openNextWaiting: () => Promise<void>;
  openList: () => void;
}

/** The way from this registration to the others of the list that it was opened from; null where there is none. */
export function useWalk(id: string): Steps | null {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  // The server does not know the browser's history.
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
    // The page stays on the screen while the one that the person has chosen loads.
    const isHere = () => shown.current === id && window.location.href === href;
    if (!isHere()) return;
    const others = [...ids.slice(at + 1), ...ids.slice(0, at)].slice(0, MOST_AT_ONCE);
    // Somebody else may have decided some of them since the list was read.
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
