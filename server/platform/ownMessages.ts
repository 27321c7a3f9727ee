import type { EntityManager } from "typeorm";

/** A port: contact is a floor above accounts and orders. */
export interface OwnMessages {
  /** Also erases their replies and the academy's e-mails about them. */
  erase: (manager: EntityManager, email: string) => Promise<void>;
}
