import type { EntityManager } from "typeorm";

export interface RunHolders {
  accountIds: string[];
  /** Registered without an account, with a confirmed address. */
  guests: { name: string; email: string }[];
}

/** A port: orders are a floor above live classes. */
export interface RunSeats {
  /** A SELECT of the `id` of runs in which the account `$1` has a confirmed seat. */
  runsOfAccount: string;
  /** Who has a confirmed seat in the run. */
  holders: (manager: EntityManager, runId: string) => Promise<RunHolders>;
}
