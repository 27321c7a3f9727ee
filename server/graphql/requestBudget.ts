import type { Consumed, RateLimits } from "../platform/rateLimits";
import { defineLimit } from "../platform/rateLimits";
import type { Actor } from "./authorization";
import { TooManyRequests } from "./errors";

/** A process leases this many requests at a time from the shared count, so that most requests write nothing. */
const LEASE = 20;
const MAX_LEASES = 10_000;

interface Account {
  left: number;
  /** When the minute ends in which the lease was counted. */
  endsAt: number;
  isUsedUp: boolean;
  /** The lease that is on its way, for all who wait for it. */
  leasing: Promise<void> | null;
}

interface Client {
  actor: Actor | null;
  clientAddress: string;
}

export interface RequestBudget {
  /** Takes one request of the account's minute, or of a visitor's address's; refuses when it is used up. */
  spend: (who: Client) => Promise<void>;
  /** Counts more requests for one that was heavy: the next ones pay for them, in the next minute too. */
  charge: (who: Client, requests: number) => void;
}

/** Requests a minute, counted in PostgreSQL for all processes together. */
export function createRequestBudget(
  rateLimits: RateLimits,
  perMinute: { anonymous: number; signedIn: number },
): RequestBudget {
  const accounts = new Map<string, Account>();
  const limits = {
    anonymous: defineLimit({ name: "requests-anonymous", points: perMinute.anonymous, seconds: 60 }),
    signedIn: defineLimit({ name: "requests-signed-in", points: perMinute.signedIn, seconds: 60 }),
  };

  function accountOf({ actor, clientAddress }: Client): Account {
    const id = actor ? `signedIn:${actor.userId}` : `anonymous:${clientAddress}`;
    const known = accounts.get(id);
    if (known) return known;
    const [oldest] = accounts.keys();
    if (accounts.size >= MAX_LEASES && oldest !== undefined) accounts.delete(oldest);
    const account = { left: 0, endsAt: 0, isUsedUp: false, leasing: null };
    accounts.set(id, account);
    return account;
  }

  function take(account: Account, { granted, retryAfterSeconds }: Consumed): void {
    account.left = Math.min(account.left, 0) + granted;
    account.isUsedUp = granted === 0;
    account.endsAt = Date.now() + retryAfterSeconds * 1000;
  }

  return {
    charge: (who, requests) => {
      if (requests < 1) return;
      const account = accountOf(who);
      const most = who.actor ? perMinute.signedIn : perMinute.anonymous;
      // No debt lasts longer than the next minute: others may share the address.
      account.left = Math.max(account.left - requests, -most);
    },
    spend: async ({ actor, clientAddress }) => {
      const kind = actor ? "signedIn" : "anonymous";
      const key = actor?.userId ?? clientAddress;
      const account = accountOf({ actor, clientAddress });
      for (;;) {
        const msLeft = account.endsAt - Date.now();
        if (msLeft > 0 && account.left > 0) {
          account.left -= 1;
          return;
        }
        if (msLeft > 0 && account.isUsedUp) throw new TooManyRequests(Math.ceil(msLeft / 1000));
        account.leasing ??= rateLimits
          .forClient(clientAddress, async () => actor?.userId)
          .consume(limits[kind], key, Math.min(LEASE, perMinute[kind]))
          .then((consumed) => take(account, consumed))
          .finally(() => (account.leasing = null));
        await account.leasing;
      }
    },
  };
}
