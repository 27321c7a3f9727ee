import { skipToken, useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import type { RegistrationState } from "../../../apollo/schema.generated";
import { useIsHydrated } from "../../../hooks/useIsHydrated";
import { useIsSignedIn } from "../../auth/useViewer";
import { evictOwnRegistrations } from "../register/useOwnRegistration";
import type { RegistrationKey } from "../registrationKey";
import { RegistrationPageDocument } from "./RegistrationPage.generated";
import type { RegistrationPageQuery } from "./RegistrationPage.generated";

const POLL_EVERY_MS = 20_000;

interface Polling {
  startPolling: (everyMs: number) => void;
  stopPolling: () => void;
}

/** The secret is in the URL's hash, which never reaches the server: known only after hydration. */
function useRegistrationKey(id: string): RegistrationKey {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  return { secret: (isHydrated && hash.slice(1)) || null, registrationId: id };
}

function usePolling(isPolling: boolean, { startPolling, stopPolling }: Polling): void {
  useEffect(() => {
    if (!isPolling) return;
    startPolling(POLL_EVERY_MS);
    return stopPolling;
  }, [isPolling, startPolling, stopPolling]);
}

function canChange(registration: RegistrationPageQuery["registration"]): boolean {
  if (!registration) return false;
  return registration.state === "WAITING" || registration.state === "STARTED" || registration.canSubmitProof;
}

export function hasRegistrationEnded(registration: {
  state: RegistrationState;
  canSubmitProof: boolean;
}): boolean {
  const { state, canSubmitProof } = registration;
  return state === "CANCELLED" || (state === "REJECTED" && !canSubmitProof);
}

/** Keeps the registration and the typed text on the page when a newer link replaces this one. */
function useShownRegistration(read: RegistrationPageQuery["registration"] | undefined, isAnswered: boolean) {
  const [shown, setShown] = useState(read);
  const registration = read ?? (isAnswered ? shown : undefined);
  if (registration !== shown) setShown(registration);
  return registration;
}

/** The server renders it for its owner's session; the browser refetches with the secret. */
export function useRegistration(id: string) {
  const isHydrated = useIsHydrated();
  const registrationKey = useRegistrationKey(id);
  const { secret } = registrationKey;
  const isSignedIn = useIsSignedIn();
  const hasKey = Boolean(secret) || isSignedIn;
  const { client, data, error, refetch, ...polling } = useQuery(
    RegistrationPageDocument,
    hasKey ? { variables: { secret, id }, skipPollAttempt: () => document.hidden } : skipToken,
  );
  const shown = useShownRegistration(data?.registration, Boolean(data ?? error));
  usePolling(canChange(shown ?? null), polling);

  const hasEnded = Boolean(shown && hasRegistrationEnded(shown));
  useEffect(() => {
    if (hasEnded) evictOwnRegistrations(client.cache);
  }, [client, hasEnded]);

  /** Null if there is none; undefined while loading. */
  const registration = shown ?? (isHydrated && (data || !hasKey) ? null : undefined);
  const isReplaced = Boolean(shown) && data?.registration === null;
  return { registration, isReplaced, registrationKey, error: registration ? undefined : error, refetch };
}
