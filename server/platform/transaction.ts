import type { EntityManager } from "typeorm";
import type { Services } from "./context";

/** A database transaction and the services that its steps use. */
export interface Transaction<Needs = Services> {
  manager: EntityManager;
  services: Needs;
}
