import { Args, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { Page } from "../../core/paging/connection";
import { connectionOf } from "../../core/paging/connection";
import { Role } from "../../core/authorization";
import type { Context } from "../context";
import { recordName } from "../recordName";
import { AuditEvent } from "./auditEvent.entity";
import { findActivityKinds } from "./findActivityKinds";
import { ActivityArgs, findActivityPage } from "./findActivityPage";
import { DELETED_ACCOUNT, recordSubject } from "./recordSubject";

const AuditEventConnection = connectionOf(AuditEvent);

/** The affected account if it is not the record itself, such as an added learner. */
function personIdOf({ before, after, actorId }: AuditEvent): string | null {
  const { userId } = { ...before, ...after } as { userId?: unknown };
  return typeof userId === "string" && userId !== actorId ? userId : null;
}

@Resolver(() => AuditEvent)
export class AuditResolver {
  @Authorized(Role.ADMIN)
  @Query(() => AuditEventConnection, { description: "Who did what and when, newest first." })
  async activity(
    @Args(() => ActivityArgs) args: ActivityArgs,
    @Ctx() context: Context,
  ): Promise<Page<AuditEvent>> {
    return findActivityPage(context, args);
  }

  @Authorized(Role.ADMIN)
  @Query(() => [String], { description: "The operations that `activity` can filter by." })
  async activityKinds(@Ctx() { dataSource }: Context): Promise<string[]> {
    return findActivityKinds(dataSource.manager);
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => String, { nullable: true, description: "Null for a command on the server." })
  async actorName(@Root() { actorId }: AuditEvent, @Ctx() context: Context): Promise<string | null> {
    return actorId && ((await recordName(context, "User", actorId)) ?? DELETED_ACCOUNT);
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => String, {
    nullable: true,
    description: "The record's name after its parent's: today's, or the last one if it is deleted.",
  })
  async subject(@Root() event: AuditEvent, @Ctx() context: Context): Promise<string | null> {
    // Avoids repeating the actor's name, as after "Signed in".
    if (event.entityId && event.entityId === event.actorId) return null;
    return recordSubject(context, event);
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => String, { nullable: true, description: "The affected account." })
  async person(@Root() event: AuditEvent, @Ctx() context: Context): Promise<string | null> {
    const userId = personIdOf(event);
    return userId && ((await recordName(context, "User", userId)) ?? DELETED_ACCOUNT);
  }
}
