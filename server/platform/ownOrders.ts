import type { EntityManager } from "typeorm";

export interface Owner {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
  /** Revokes calendar and order links, in case strangers used the account. */
  endsLinks?: boolean;
}

/** A port: orders are a floor above accounts. */
export interface OwnOrders {
  /** In the caller's transaction: assigns guest orders of the verified address and opens paid batches. */
  claim: (manager: EntityManager, owner: Owner) => Promise<void>;
  /** One entry for each confirmed order of the account: its batch, or null for a run. */
  confirmedBatchIds: (manager: EntityManager, userId: string) => Promise<(string | null)[]>;
}
