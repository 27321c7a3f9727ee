import { createLeasedLimit } from "../platform/leasedLimit";
import type { RateLimits } from "../platform/rateLimits";
import { defineLimit } from "../platform/rateLimits";
import type { Actor } from "./authorization";

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

/** Requests a minute, of an account or of a visitor's address. */
export function createRequestBudget(
  rateLimits: RateLimits,
  perMinute: { anonymous: number; signedIn: number },
): RequestBudget {
  const leased = (name: string, points: number) =>
    createLeasedLimit(rateLimits, defineLimit({ name, points, seconds: 60 }));
  const anonymous = leased("requests-anonymous", perMinute.anonymous);
  const signedIn = leased("requests-signed-in", perMinute.signedIn);

  return {
    charge: ({ actor, clientAddress }, requests) => {
      if (actor) signedIn.charge(actor.userId, requests);
      else anonymous.charge(clientAddress, requests);
    },
    spend: async ({ actor, clientAddress }) => {
      const accountId = actor?.userId;
      if (accountId) await signedIn.spend({ key: accountId, clientAddress, accountId });
      else await anonymous.spend({ key: clientAddress, clientAddress });
    },
  };
}
