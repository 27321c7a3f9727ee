import type { EntityManager } from "typeorm";

/** The administrators. Accounts are a feature, so the server's own files join the two. */
export interface Staff {
  emails: (manager: EntityManager) => Promise<string[]>;
}
