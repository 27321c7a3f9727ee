import type { EntityManager } from "typeorm";
import type { Page, PageArgs } from "../../core/paging/connection";
import { orderedPage } from "../../core/paging/keysetPage";
import { searchFor } from "../../core/paging/searchFor";
import { Workshop } from "./workshop.entity";

export async function findWorkshopPage(
  manager: EntityManager,
  { search, ...page }: PageArgs & { search?: string | null },
): Promise<Page<Workshop>> {
  const query = searchFor(manager.createQueryBuilder(Workshop, "workshop"), search, {
    texts: ["workshop.name"],
  });
  return orderedPage(query, "position", page);
}
