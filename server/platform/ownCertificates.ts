import type { EntityManager } from "typeorm";

/** A port: certificates are a floor above accounts. */
export interface OwnCertificates {
  /** In the caller's transaction, once the address is confirmed: issues what was earned before, soon after the commit. */
  check: (manager: EntityManager, userId: string) => Promise<void>;
}
