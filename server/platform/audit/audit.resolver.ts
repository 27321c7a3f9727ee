import { Args, Authorized, Ctx, FieldResolver, ObjectType, Query, Resolver, Root } from "type-graphql";
import { Role } from "../../graphql/authorization";
import { connectionOf } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { recordName } from "../recordName";
import { subjectOf } from "./auditChanges";
import { AuditEvent } from "./auditEvent.entity";
import { findActivityKinds } from "./findActivityKinds";
import { ActivityArgs, findActivityPage } from "./findActivityPage";

@ObjectType()
class AuditEventConnection extends connectionOf(AuditEvent) {}

const DELETED = "Deleted account";

/** The account that something was done to, where it is not the record itself, such as a learner who was added. */
function personIdOf({ before, after, actorId }: AuditEvent): string | null {
  const { userId } = { ...before, ...after } as { userId?: unknown };
  return typeof userId === "string" && userId !== actorId ? userId : null;
}

@Resolver(() => AuditEvent)
export class AuditResolver {
  @Authorized(Role.ADMIN)
  @Query(() => AuditEventConnection, { description: "Who did what and when, the newest first." })
  async activity(
    @Args(() => ActivityArgs) args: ActivityArgs,
    @Ctx() context: Context,
  ): Promise<AuditEventConnection> {
    return findActivityPage(context, args);
  }

  @Authorized(Role.ADMIN)
  @Query(() => [String], { description: "The operations that `activity` can be narrowed down to." })
  async activityKinds(@Ctx() { dataSource }: Context): Promise<string[]> {
    return findActivityKinds(dataSource.manager);
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => String, { nullable: true, description: "Null for a command on the server." })
  async actorName(@Root() { actorId }: AuditEvent, @Ctx() context: Context): Promise<string | null> {
    return actorId && ((await recordName(context, "User", actorId)) ?? DELETED);
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => String, {
    nullable: true,
    description: "What a person's record is called today, and any other at that time.",
  })
  async subject(@Root() event: AuditEvent, @Ctx() context: Context): Promise<string | null> {
    const { entity, entityId, actorId, before, after } = event;
    // "Signed in" needs no second name.
    if (entityId && entityId === actorId) return null;
    return (await recordName(context, entity, entityId)) ?? subjectOf(before, after);
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => String, { nullable: true, description: "The account that it was done to." })
  async person(@Root() event: AuditEvent, @Ctx() context: Context): Promise<string | null> {
    const userId = personIdOf(event);
    return userId && ((await recordName(context, "User", userId)) ?? DELETED);
  }
}
