import type { ApolloClient } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { extensionsOf } from "../../apollo/problemsOf";
import { useIsHydrated } from "../../hooks/useIsHydrated";
import { useViewer } from "../auth/useViewer";
import { hasOrderEnded } from "./hasOrderEnded";
import { OrderPageDocument } from "./OrderPage.generated";
import type { OrderPageQuery } from "./OrderPage.generated";
import { forgetOwnOrders } from "./useOwnOrder";

/** While the page is visible, an approval appears by itself. */
const POLL_EVERY_MS = 20_000;

interface Polling {
  startPolling: (everyMs: number) => void;
  stopPolling: () => void;
}

/** What opens an order: its secret, or its id for the account that it belongs to. */
export interface OrderKey {
  secret: string | null;
  registrationId: string;
}

/** The order's key: the secret in the URL's hash, which the server never sees and the browser knows after hydration. */
function useOrderKey(id: string): OrderKey {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  return { secret: (isHydrated && hash.slice(1)) || null, registrationId: id };
}

/** Polls while staff or the payment may change the order. */
function usePolling(isMoving: boolean, { startPolling, stopPolling }: Polling): void {
  useEffect(() => {
    if (!isMoving) return;
    startPolling(POLL_EVERY_MS);
    return stopPolling;
  }, [isMoving, startPolling, stopPolling]);
}

function isMoving(order: OrderPageQuery["registration"]): boolean {
  if (!order) return false;
  return order.state === "WAITING" || order.state === "STARTED" || order.canSubmitProof;
}

/** Keeps an order on the page, with what is typed there, when a newer link has replaced this one. */
function useShownOrder(read: OrderPageQuery["registration"] | undefined, isAnswered: boolean) {
  const [shown, setShown] = useState(read);
  const registration = read ?? (isAnswered ? shown : undefined);
  if (registration !== shown) setShown(registration);
  return registration;
}

const OUTDATED = ["NOT_FOUND", "CONFLICT"];

/** Reads the page's order again after a refusal which shows that it changed elsewhere. */
export function rereadOutdated(client: ApolloClient, error: unknown): void {
  if (OUTDATED.includes(extensionsOf(error).code ?? ""))
    void client.refetchQueries({ include: [OrderPageDocument] });
}

/** The order with this id. The server renders it for its owner's session; the browser asks again with the secret. */
export function useOrder(id: string) {
  const isHydrated = useIsHydrated();
  const orderKey = useOrderKey(id);
  const { secret } = orderKey;
  const viewer = useViewer();
  const hasKey = Boolean(secret ?? viewer);
  const { client, data, error, refetch, ...polling } = useQuery(OrderPageDocument, {
    variables: { secret, id },
    skip: !hasKey,
    skipPollAttempt: () => document.hidden,
  });
  const registration = useShownOrder(data?.registration, Boolean(data ?? error));
  usePolling(isMoving(registration ?? null), polling);

  const hasEnded = Boolean(registration && hasOrderEnded(registration));
  useEffect(() => {
    if (hasEnded) forgetOwnOrders(client.cache);
  }, [client, hasEnded]);

  /** Null if there is none, undefined while that is unknown. */
  const found = registration ?? (isHydrated && (data || !hasKey) ? null : undefined);
  const isReplaced = Boolean(registration) && data?.registration === null;
  return { registration: found, isReplaced, orderKey, error: found ? undefined : error, refetch };
}
