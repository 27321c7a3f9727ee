import { Field, ObjectType } from "type-graphql";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { defineLoader, indexBy } from "../../platform/loaders";
import { openBatchSql } from "./batch.policy";

@ObjectType({ description: "Where a lesson is, without its video: also for people who lost access to it." })
export class LessonLabel {
  @Field(() => GraphQLUUID)
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  batchName!: string;

  @Field(() => String)
  courseName!: string;

  @Field(() => Boolean, { description: "Whether the viewer may open it." })
  isOpen!: boolean;

  @Field(() => Boolean, { description: "Whether staff took it out of its batch." })
  isRemoved!: boolean;
}

const LABELS = `
  SELECT r.id, r.title, b.name AS "batchName", c.name AS "courseName",
    r.removed_at IS NOT NULL AS "isRemoved",
    r.removed_at IS NULL AND ${openBatchSql({ batch: "b", course: "c", person: "$2::uuid" })} AS "isOpen"
  FROM batch_references r JOIN batches b ON b.id = r.batch_id JOIN courses c ON c.id = b.course_id
  WHERE r.id = ANY($1)`;

export const lessonLabelById = defineLoader(async (context, ids) => {
  const actor = await context.actor();
  const rows = await context.dataSource.query<LessonLabel[]>(LABELS, [ids, actor?.userId ?? null]);
  return indexBy(rows, ({ id }) => id);
});
