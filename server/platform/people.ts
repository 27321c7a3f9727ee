import type { EntityManager } from "typeorm";

/** A port to accounts, which are a feature. */
export interface People {
  /** Of all administrators. */
  staffEmails: (manager: EntityManager) => Promise<string[]>;
  /** Accounts whose name has this prefix, in any case. */
  idsByName: (manager: EntityManager, start: string) => Promise<string[]>;
}
