import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from "type-graphql";
import type { Context } from "../../../platform/context";
import { defineLoader } from "../../../platform/loaders";
import { Course } from "../../catalog/course.entity";

@ObjectType({ description: "How far the viewer is in the batches of a course that are open to them." })
class CourseProgress {
  @Field(() => Int)
  batchCount!: number;

  @Field(() => Int)
  lessonCount!: number;

  @Field(() => Int)
  doneCount!: number;
}

const OWN_PROGRESS = `
  SELECT b.course_id AS "courseId", count(DISTINCT b.id)::int AS "batchCount", count(r.id)::int AS "lessonCount",
    count(r.id) FILTER (WHERE p.watched_at IS NOT NULL OR p.ticked_at IS NOT NULL)::int AS "doneCount"
  FROM batches b
  JOIN batch_references r ON r.batch_id = b.id AND r.removed_at IS NULL
  LEFT JOIN lesson_progress p ON p.reference_id = r.id AND p.user_id = $1
  WHERE b.course_id = ANY($2) AND (b.access = 'OPEN' OR EXISTS (
    SELECT 1 FROM batch_accesses a WHERE a.user_id = $1 AND a.batch_id = b.id))
  GROUP BY b.course_id`;

const ownProgressByCourse = defineLoader(async (context, courseIds) => {
  const actor = await context.actor();
  if (!actor) return new Map<string, CourseProgress>();
  const rows = await context.dataSource.query<(CourseProgress & { courseId: string })[]>(OWN_PROGRESS, [
    actor.userId,
    courseIds,
  ]);
  return new Map(rows.map(({ courseId, ...progress }) => [courseId, progress]));
});

@Resolver(() => Course)
export class CourseProgressResolver {
  @FieldResolver(() => CourseProgress, {
    nullable: true,
    description: "Null if no batch with lessons is open to the viewer.",
  })
  async ownProgress(@Root() { id }: Course, @Ctx() context: Context): Promise<CourseProgress | null> {
    return (await ownProgressByCourse(context).load(id)) ?? null;
  }
}
