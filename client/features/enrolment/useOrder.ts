import { useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useIsHydrated } from "../../hooks/useIsHydrated";
import { useViewer } from "../auth/useViewer";
import { hasOrderEnded } from "./hasOrderEnded";
import { OrderPageDocument } from "./OrderPage.generated";
import { forgetOwnOrders } from "./useOwnOrder";

/** An approval shows by itself on a page that somebody looks at. */
const POLL_EVERY_MS = 20_000;

/** By what an order is known to be this person's: its secret, or else its id for the account that it belongs to. */
export interface OrderKey {
  secret: string | null;
  registrationId: string;
}

/**
 * The order with this id. Its secret stands after the hash of the address, which no server is told, so the server
 * draws the page for the owner's session alone, and the browser asks again with the secret.
 */
export function useOrder(id: string) {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const secret = isHydrated ? hash.slice(1) || null : null;
  const orderKey: OrderKey = { secret, registrationId: id };
  const viewer = useViewer();
  const hasKey = Boolean(secret ?? viewer);
  const { client, data, error, refetch, startPolling, stopPolling } = useQuery(OrderPageDocument, {
    variables: { secret, id },
    skip: !hasKey,
    skipPollAttempt: () => document.hidden,
  });
  // An order that was shown stays, with what is typed there, also once a newer link has replaced this one.
  const [shown, setShown] = useState(data?.registration);
  const registration = data?.registration ?? (data || error ? shown : undefined);
  if (registration !== shown) setShown(registration);
  const isRefused = Boolean(registration) && data?.registration === null;
  const isHeld = registration?.state === "WAITING" || registration?.state === "STARTED";
  const isMoving = isHeld || (registration?.canSubmitProof ?? false);

  useEffect(() => {
    if (!isMoving) return;
    startPolling(POLL_EVERY_MS);
    return stopPolling;
  }, [isMoving, startPolling, stopPolling]);

  const hasEnded = registration ? hasOrderEnded(registration) : false;
  useEffect(() => {
    if (hasEnded) forgetOwnOrders(client.cache);
  }, [client, hasEnded]);

  /** Null where there is none, undefined while that is not known. */
  const found = registration ?? (isHydrated && (data || !hasKey) ? null : undefined);
  return { registration: found, isRefused, orderKey, error: found ? undefined : error, refetch };
}
