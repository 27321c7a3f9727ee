import type { EntityManager } from "typeorm";

export interface Owner {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
  /** Where strangers may have used the account: the links to its calendar and orders end; the account itself opens them. */
  endsLinks?: boolean;
}

/** What was ordered for an address. Orders stand on a floor above accounts, so the server's own files join the two. */
export interface OwnOrders {
  /** Gives an account the orders that were made without one for its verified address and opens its paid batches, in the caller's transaction. */
  claim: (manager: EntityManager, owner: Owner) => Promise<void>;
}
