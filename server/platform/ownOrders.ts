import type { EntityManager } from "typeorm";

/** What was ordered for an address. Orders stand on a floor above accounts, so the server's own files join the two. */
export interface OwnOrders {
  /** Gives an account the orders that were made without one for its verified address and opens its paid batches, in the caller's transaction. */
  claim: (
    manager: EntityManager,
    owner: { id: string; email: string; emailVerifiedAt: Date | null },
  ) => Promise<void>;
  /** Ends the links to the account's calendar and orders, in the caller's transaction; the account itself still opens them. */
  endLinks: (manager: EntityManager, userId: string) => Promise<void>;
}
