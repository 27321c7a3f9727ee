import type { EntityManager } from "typeorm";

/** A port: accounts are a feature. */
export interface People {
  staffEmails: (manager: EntityManager) => Promise<string[]>;
  /** Accounts whose name has this prefix, in any case. */
  idsByName: (manager: EntityManager, start: string) => Promise<string[]>;
}
