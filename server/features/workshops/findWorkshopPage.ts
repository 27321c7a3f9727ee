import type { EntityManager } from "typeorm";
import type { Page, PageArgs } from "../../graphql/connection";
import { orderedPage } from "../../platform/keysetPage";
import { Workshop } from "./workshop.entity";

/** A page of all workshops, drafts too, in the order in which they were made; `search` looks into names. */
export async function findWorkshopPage(
  manager: EntityManager,
  { search, ...page }: PageArgs & { search?: string | null },
): Promise<Page<Workshop>> {
  const query = manager.createQueryBuilder(Workshop, "workshop");
  if (search?.trim()) {
    query.andWhere("strpos(lower(workshop.name), lower(:search)) > 0", { search: search.trim() });
  }
  return orderedPage(query, "position", page);
}
