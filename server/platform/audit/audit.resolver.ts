import { Args, Authorized, Ctx, ObjectType, Query, Resolver } from "type-graphql";
import { Role } from "../../graphql/authorization";
import { connectionOf } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { AuditEvent } from "./auditEvent.entity";
import { findActivityKinds } from "./findActivityKinds";
import { ActivityArgs, findActivityPage } from "./findActivityPage";

@ObjectType()
class AuditEventConnection extends connectionOf(AuditEvent) {}

@Resolver()
export class AuditResolver {
  @Authorized(Role.ADMIN)
  @Query(() => AuditEventConnection, { description: "Who did what and when, the newest first." })
  async activity(
    @Args(() => ActivityArgs) args: ActivityArgs,
    @Ctx() { dataSource }: Context,
  ): Promise<AuditEventConnection> {
    return findActivityPage(dataSource.manager, args);
  }

  @Authorized(Role.ADMIN)
  @Query(() => [String], { description: "The operations that `activity` can be narrowed down to." })
  async activityKinds(@Ctx() { dataSource }: Context): Promise<string[]> {
    return findActivityKinds(dataSource.manager);
  }
}
