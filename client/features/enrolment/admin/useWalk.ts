import { useApolloClient } from "@apollo/client/react";
import { useLocation, useNavigate } from "react-router-dom";
import { useIsHydrated } from "../../../hooks/useIsHydrated";
import { paths } from "../../../paths";
import { RegistrationOnWalkDocument } from "./RegistrationWalk.generated";
import type { Walk } from "./walk";
import { walkIn } from "./walk";

export interface Steps {
  walk: Walk;
  /** The first is 1. */
  position: number;
  before: string | undefined;
  next: string | undefined;
  /** Opens one of the list in the place of this one. */
  open: (id: string | undefined) => void;
  /** Opens the next that waits for a decision, else one before it that does; stays where none is left. */
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
  const at = walk ? walk.ids.indexOf(id) : -1;
  if (!walk || at < 0) return null;
  const { ids, from } = walk;

  function open(other: string | undefined) {
    if (other) void navigate(paths.cmsRegistration(other), { replace: true, state: walk });
  }

  /** Somebody else may have decided it since the list was read. */
  async function isWaiting(other: string): Promise<boolean> {
    const { data } = await client.query({
      query: RegistrationOnWalkDocument,
      variables: { id: other },
      fetchPolicy: "network-only",
    });
    return data?.cmsRegistration?.state === "SUBMITTED";
  }

  async function openNextWaiting() {
    for (const other of [...ids.slice(at + 1), ...ids.slice(0, at)])
      if (await isWaiting(other)) return open(other);
  }

  return {
    walk,
    position: at + 1,
    before: ids[at - 1],
    next: ids[at + 1],
    open,
    openNextWaiting,
    openList: () => void navigate(from),
  };
}
