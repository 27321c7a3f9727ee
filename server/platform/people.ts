import type { EntityManager } from "typeorm";

export interface Contact {
  id: string;
  name: string;
  email: string;
  /** Others may have typed an unverified address. */
  isVerified: boolean;
}

/** A port: accounts are a feature. */
export interface People {
  staffEmails: (manager: EntityManager) => Promise<string[]>;
  staffIds: (manager: EntityManager) => Promise<string[]>;
  /** Those of these accounts that exist. They cannot be deleted before the transaction ends. */
  holdContacts: (manager: EntityManager, ids: string[]) => Promise<Contact[]>;
  /** Accounts whose name has this prefix, in any case. */
  idsByName: (manager: EntityManager, start: string) => Promise<string[]>;
}
