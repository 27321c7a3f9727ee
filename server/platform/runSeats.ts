import type { EntityManager } from "typeorm";

export interface RunHolders {
  accountIds: string[];
  /** Registered without an account, with a confirmed address. */
  guests: { name: string; email: string }[];
}

/** A port: orders are a floor above live classes. */
export interface RunSeats {
  /** The runs in which the account has a confirmed seat. */
  runIdsOf: (manager: EntityManager, userId: string) => Promise<string[]>;
  /** Who has a confirmed seat in the run. */
  holders: (manager: EntityManager, runId: string) => Promise<RunHolders>;
}
