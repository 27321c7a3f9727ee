import type { EntityManager } from "typeorm";
import { Workshop } from "./workshop.entity";

/** By the address of any of its pages, in any letter case; drafts too. */
export async function findWorkshopAt(manager: EntityManager, slug: string): Promise<Workshop | null> {
  const address = slug.toLowerCase();
  return manager
    .createQueryBuilder(Workshop, "workshop")
    .where("workshop.slug = :address", { address })
    .orWhere("workshop.otherPages @> :page::jsonb", { page: JSON.stringify([{ slug: address }]) })
    .getOne();
}
