import type { EntityManager } from "typeorm";

/** What the platform asks about accounts. They are a feature, so the server's own files join the two. */
export interface People {
  /** The addresses of all administrators. */
  staffEmails: (manager: EntityManager) => Promise<string[]>;
  /** The ids of accounts whose name begins like this, in any letter case. */
  idsByName: (manager: EntityManager, start: string) => Promise<string[]>;
}
