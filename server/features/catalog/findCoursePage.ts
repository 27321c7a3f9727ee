import type { EntityManager } from "typeorm";
import type { Page, PageArgs } from "../../graphql/connection";
import { decodeCursor, isNumber, toPage } from "../../graphql/connection";
import { Course } from "./course.entity";

/** A page of all courses by position; `search` looks into names. */
export async function findCoursePage(
  manager: EntityManager,
  { first, after, search }: PageArgs & { search?: string | null },
): Promise<Page<Course>> {
  const query = manager
    .createQueryBuilder(Course, "course")
    .orderBy("course.position")
    .addOrderBy("course.id");
  const cursor = decodeCursor(after, isNumber);
  if (cursor)
    query.where("(course.position, course.id) > (:position, :id)", { position: cursor.sort, id: cursor.id });
  if (search?.trim())
    query.andWhere("strpos(lower(course.name), lower(:search)) > 0", { search: search.trim() });
  const rows = await query.take(first + 1).getMany();
  return toPage(rows, first, (course) => ({ sort: course.position, id: course.id }));
}
