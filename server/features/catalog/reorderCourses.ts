import { In } from "typeorm";
import type { Context } from "../../platform/context";
import { Conflict } from "../../core/errors";
import { recordAudit } from "../../platform/audit/recordAudit";
import { Course } from "./course.entity";

const IN_ORDER = { position: "ASC", id: "ASC" } as const;

/** The positions that the courses hold together; duplicates get distinct ones. */
function placesOf(courses: Course[]): number[] {
  const places: number[] = [];
  for (const { position } of courses) places.push(Math.max(position, (places.at(-1) ?? -Infinity) + 1));
  return places;
}

/** Permutes these courses among their positions; all others stay. */
export async function reorderCourses(context: Context, courseIds: string[]): Promise<Course[]> {
  return context.dataSource.transaction(async (manager) => {
    const before = await manager.find(Course, {
      where: { id: In(courseIds) },
      order: IN_ORDER,
      lock: { mode: "pessimistic_write" },
    });
    if (before.length !== courseIds.length) {
      throw new Conflict("Someone has deleted a course. Please look at the list again.");
    }
    await manager.query(
      `UPDATE courses AS row SET position = place.position
       FROM unnest($1::uuid[], $2::int[]) AS place(id, position) WHERE row.id = place.id`,
      [courseIds, placesOf(before)],
    );
    // The list has no row of its own, so the audit records the order.
    await recordAudit(
      { manager, services: context },
      {
        action: "reorderCourses",
        entity: "Course",
        entityId: null,
        before: { courseIds: before.map(({ id }) => id) },
        after: { courseIds },
      },
    );
    return manager.find(Course, { where: { id: In(courseIds) }, order: IN_ORDER });
  });
}
