import type { RateLimits } from "../platform/rateLimits";
import { defineLimit } from "../platform/rateLimits";
import type { Actor } from "./authorization";
import { TooManyRequests } from "./errors";

/** A process draws this many requests at a time from the shared count, so that most requests write nothing. */
const DRAWN_AT_ONCE = 20;
const MINUTE_MS = 60_000;
const MOST_LEASES = 10_000;

interface Lease {
  left: number;
  drawnAt: number;
}

export interface RequestBudget {
  /** Takes one request of the account's minute, or of a visitor's address's; refuses when it is used up. */
  spend: (who: { actor: Actor | null; clientAddress: string }) => Promise<void>;
}

/** Requests a minute, counted in PostgreSQL for all processes together. */
export function createRequestBudget(
  rateLimits: RateLimits,
  perMinute: { anonymous: number; signedIn: number },
): RequestBudget {
  const leases = new Map<string, Lease>();
  const limits = {
    anonymous: defineLimit({ name: "requests-anonymous", points: perMinute.anonymous, seconds: 60 }),
    signedIn: defineLimit({ name: "requests-signed-in", points: perMinute.signedIn, seconds: 60 }),
  };

  return {
    spend: async ({ actor, clientAddress }) => {
      const kind = actor ? "signedIn" : "anonymous";
      const key = actor?.userId ?? clientAddress;
      const id = `${kind}:${key}`;
      const lease = leases.get(id);
      const now = Date.now();
      if (lease && lease.left > 0 && now - lease.drawnAt < MINUTE_MS) {
        lease.left -= 1;
        return;
      }
      const drawn = Math.min(DRAWN_AT_ONCE, perMinute[kind]);
      const { isAllowed, retryAfterSeconds } = await rateLimits
        .forClient(clientAddress)
        .consume(limits[kind], key, drawn);
      if (!isAllowed) throw new TooManyRequests(retryAfterSeconds);
      if (leases.size >= MOST_LEASES) leases.clear();
      leases.set(id, { left: drawn - 1, drawnAt: now });
    },
  };
}
