import type { EntityManager } from "typeorm";
import type { Page, PageArgs } from "../../graphql/connection";
import { orderedPage } from "../../platform/keysetPage";
import { Course } from "./course.entity";

/** A page of all courses by position; `search` looks into names. */
export async function findCoursePage(
  manager: EntityManager,
  { search, ...page }: PageArgs & { search?: string | null },
): Promise<Page<Course>> {
  const query = manager.createQueryBuilder(Course, "course");
  if (search?.trim())
    query.andWhere("strpos(lower(course.name), lower(:search)) > 0", { search: search.trim() });
  return orderedPage(query, "position", page);
}
