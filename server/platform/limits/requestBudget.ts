import { createLeasedLimit } from "./leasedLimit";
import type { RateLimits } from "./rateLimits";
import { defineLimit } from "./rateLimits";
import type { RequestBudget } from "../../core/requestBudget";

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
