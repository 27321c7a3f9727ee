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

  @Field(() => Boolean, { nullable: true, description: "Leaves out sign-ins and sign-outs." })
  isChange?: boolean | null;

  /** Prefix of the person's name, case-insensitive. */
  @Field(() => String, { nullable: true })
  @OptionalText(MAX_FILTER)
  person?: string | null;
}

const PRESENCE = ["signIn", "signOut"];

/** Newest first. Each filter that finds few has an index. */
export async function findActivityPage(
  { dataSource: { manager }, people }: Context,
  { action, isChange, person, ...page }: ActivityArgs,
): Promise<Page<AuditEvent>> {
  const query = manager.createQueryBuilder(AuditEvent, "event");
  if (action?.trim()) query.andWhere("event.action = :action", { action: action.trim() });
  if (isChange) query.andWhere("event.action <> ALL(:presence)", { presence: PRESENCE });
  if (person?.trim()) {
    const ids = await people.idsByName(manager, person.trim());
    query.andWhere("event.actorId = ANY(:ids)", { ids });
  }
  return newestPage(query, "at", { ...page, isId: isSerial });
}
