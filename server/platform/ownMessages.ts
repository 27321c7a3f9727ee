import type { EntityManager } from "typeorm";

/** A port to contact messages, which belong to a floor above accounts and orders. */
export interface OwnMessages {
  /** Also erases their replies and the academy's e-mails about them. */
  erase: (manager: EntityManager, email: string) => Promise<void>;
}
