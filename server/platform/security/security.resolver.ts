import { Args, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { Page } from "../../core/paging/connection";
import { connectionOf } from "../../core/paging/connection";
import { Role } from "../../core/authorization";
import type { Context } from "../context";
import { recordName } from "../recordName";
import { SecurityEventArgs, findSecurityEventPage } from "./findSecurityEventPage";
import { SecurityEvent } from "./securityEvent.entity";

const SecurityEventConnection = connectionOf(SecurityEvent);

@Resolver(() => SecurityEvent)
export class SecurityResolver {
  @Authorized(Role.ADMIN)
  @Query(() => SecurityEventConnection, { description: "Newest first." })
  async securityEvents(
    @Args(() => SecurityEventArgs) args: SecurityEventArgs,
    @Ctx() { dataSource }: Context,
  ): Promise<Page<SecurityEvent>> {
    return findSecurityEventPage(dataSource.manager, args);
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => String, {
    nullable: true,
    description: "Null without an account, or if it is deleted.",
  })
  async accountName(@Root() { accountId }: SecurityEvent, @Ctx() context: Context): Promise<string | null> {
    return recordName(context, "User", accountId);
  }
}
