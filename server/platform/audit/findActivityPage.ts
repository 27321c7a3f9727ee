import { ArgsType, Field } from "type-graphql";
import type { Page } from "../../core/paging/connection";
import { PageArgs, isSerial } from "../../core/paging/connection";
import type { Context } from "../context";
import { OptionalText } from "../../core/content/text";
import { newestPage } from "../../core/paging/keysetPage";
import { AuditEvent } from "./auditEvent.entity";

const MAX_FILTER = 120;

@ArgsType()
export class ActivityArgs extends PageArgs {
  @Field(() => String, { nullable: true })
  @OptionalText(MAX_FILTER)
  action?: string | null;

  /** Prefix of the person's name, case-insensitive. */
  @Field(() => String, { nullable: true })
  @OptionalText(MAX_FILTER)
  person?: string | null;
}

/** Newest first. Each filter has an index. */
export async function findActivityPage(
  { dataSource: { manager }, people }: Context,
  { action, person, ...page }: ActivityArgs,
): Promise<Page<AuditEvent>> {
  const query = manager.createQueryBuilder(AuditEvent, "event");
  if (action?.trim()) query.andWhere("event.action = :action", { action: action.trim() });
  if (person?.trim()) {
    const ids = await people.idsByName(manager, person.trim());
    query.andWhere("event.actorId = ANY(:ids)", { ids });
  }
  return newestPage(query, "at", { ...page, isId: isSerial });
}
