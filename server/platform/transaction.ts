import type { EntityManager } from "typeorm";
import type { Services } from "./context";

export interface Transaction<Needs = Services> {
  manager: EntityManager;
  services: Needs;
}
