import type { EntityManager } from "typeorm";
import type { Page, PageArgs } from "../../core/paging/connection";
import { orderedPage } from "../../core/paging/keysetPage";
import { searchFor } from "../../core/paging/searchFor";
import { Course } from "./course.entity";

export async function findCoursePage(
  manager: EntityManager,
  { search, ...page }: PageArgs & { search?: string | null },
): Promise<Page<Course>> {
  const query = searchFor(manager.createQueryBuilder(Course, "course"), search, { texts: ["course.name"] });
  return orderedPage(query, "position", page);
}
