import type { EntityManager } from "typeorm";

/** What people wrote by the contact forms: a floor above accounts and orders, so the server's own files join them. */
export interface OwnMessages {
  /** Deletes what was sent from this address, with its answers and the academy's e-mails about it. */
  erase: (manager: EntityManager, email: string) => Promise<void>;
}
