import { ArgsType, Field, GraphQLISODateTime } from "type-graphql";
import type { EntityManager } from "typeorm";
import type { Page } from "../../core/paging/connection";
import { PageArgs, isSerial } from "../../core/paging/connection";
import { newestPage } from "../../core/paging/keysetPage";
import { SecurityEvent, SecurityEventKind } from "./securityEvent.entity";

@ArgsType()
export class SecurityEventArgs extends PageArgs {
  @Field(() => SecurityEventKind, { nullable: true })
  kind?: SecurityEventKind | null;

  @Field(() => Boolean, { nullable: true, description: "Leaves out the personal data that staff opened." })
  isUnusual?: boolean | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Only events since then." })
  since?: Date | null;
}

export async function findSecurityEventPage(
  manager: EntityManager,
  { kind, isUnusual, since, ...page }: SecurityEventArgs,
): Promise<Page<SecurityEvent>> {
  const query = manager.createQueryBuilder(SecurityEvent, "event");
  if (kind) query.andWhere("event.kind = :kind", { kind });
  if (isUnusual) query.andWhere("event.kind <> :read", { read: SecurityEventKind.PERSONAL_DATA_READ });
  if (since) query.andWhere("event.at >= :since", { since });
  return newestPage(query, "at", { ...page, isId: isSerial });
}
