import type { EntityManager } from "typeorm";
import type { Page, PageArgs } from "../../graphql/connection";
import { decodeCursor, isNumber, toPage } from "../../graphql/connection";
import { Workshop } from "./workshop.entity";

/** A page of all workshops, drafts too, in the order in which they were made; `search` looks into names. */
export async function findWorkshopPage(
  manager: EntityManager,
  { first, after, search }: PageArgs & { search?: string | null },
): Promise<Page<Workshop>> {
  const query = manager
    .createQueryBuilder(Workshop, "workshop")
    .orderBy("workshop.position")
    .addOrderBy("workshop.id");
  const cursor = decodeCursor(after, isNumber);
  if (cursor) {
    const place = { position: cursor.sort, id: cursor.id };
    query.where("(workshop.position, workshop.id) > (:position, :id)", place);
  }
  if (search?.trim()) {
    query.andWhere("strpos(lower(workshop.name), lower(:search)) > 0", { search: search.trim() });
  }
  const rows = await query.take(first + 1).getMany();
  return toPage(rows, first, (workshop) => ({ sort: workshop.position, id: workshop.id }));
}
