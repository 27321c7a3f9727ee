import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { NotFound } from "../../../core/errors";
import type { Page, PageArgs } from "../../../core/paging/connection";
import { decodeCursor, toPage } from "../../../core/paging/connection";
import type { Context } from "../../../platform/context";
import type { User } from "../../auth/user.entity";
import { isPresent } from "./classAttendance.entity";
import { findClassLearners } from "../news/classPeople";
import { ClassSession } from "../classSession.entity";

@ObjectType({ description: "A learner who was expected in a class, or joined it." })
export class AttendanceEntry {
  @Field(() => GraphQLUUID)
  id!: string;

  learner!: Pick<User, "id">;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "The first time." })
  joinedAt!: Date | null;

  @Field(() => Boolean)
  isPresent!: boolean;

  @Field(() => Boolean, { description: "Whether staff said so, not the join." })
  isCorrected!: boolean;
}

interface Row {
  id: string;
  entryId: string;
  sort: string;
  joinedAt: Date | null;
  correctedTo: boolean | null;
}

const FIND = `
  SELECT u.id, md5($1::text || u.id)::uuid AS "entryId", lower(u.name) AS sort, a.joined_at AS "joinedAt", a.corrected_to AS "correctedTo"
  FROM users u LEFT JOIN class_attendances a ON a.session_id = $1::uuid AND a.user_id = u.id
  WHERE (u.id = ANY($2) OR a.session_id IS NOT NULL) AND ($3::text IS NULL OR (lower(u.name), u.id) > ($3, $4))
  ORDER BY lower(u.name), u.id LIMIT $5`;

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** By name. */
export async function findAttendancePage(
  context: Context,
  classId: string,
  { first, after }: PageArgs,
): Promise<Page<AttendanceEntry>> {
  const { manager } = context.dataSource;
  const session = await manager.findOneBy(ClassSession, { id: classId });
  if (!session) throw new NotFound("class");
  const cursor = decodeCursor(after, isText);
  const learners = await findClassLearners(manager, context, session);
  const values = [classId, learners, cursor?.sort ?? null, cursor?.id ?? null, first + 1];
  const rows = await manager.query<Row[]>(FIND, values);
  const { nodes, pageInfo } = toPage(rows, first, ({ sort, id }) => ({ sort, id }));
  return {
    pageInfo,
    nodes: nodes.map(({ id, entryId, ...row }) => ({
      id: entryId,
      learner: { id },
      joinedAt: row.joinedAt,
      isPresent: isPresent(row),
      isCorrected: row.correctedTo !== null,
    })),
  };
}
