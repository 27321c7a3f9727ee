import { ArgsType, Field } from "type-graphql";
import type { EntityManager } from "typeorm";
import type { Page } from "../../graphql/connection";
import { PageArgs, isSerial } from "../../graphql/connection";
import { OptionalText } from "../../graphql/text";
import { newestPage } from "../keysetPage";
import { AuditEvent } from "./auditEvent.entity";

const MAX_FILTER = 120;

@ArgsType()
export class ActivityArgs extends PageArgs {
  /** The name of an operation; all of them unless told. */
  @Field(() => String, { nullable: true })
  @OptionalText(MAX_FILTER)
  action?: string | null;

  /** How the name of whoever did it begins, in any letter case. */
  @Field(() => String, { nullable: true })
  @OptionalText(MAX_FILTER)
  person?: string | null;
}

/** A text in LIKE, where its own signs mean nothing but themselves. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** A page of what was done, the newest first. Each filter has an index that begins with it. */
export async function findActivityPage(
  manager: EntityManager,
  { action, person, ...page }: ActivityArgs,
): Promise<Page<AuditEvent>> {
  const query = manager.createQueryBuilder(AuditEvent, "event");
  if (action?.trim()) query.andWhere("event.action = :action", { action: action.trim() });
  if (person?.trim()) {
    const start = `${literally(person.trim())}%`;
    query.andWhere("lower(event.actorName) LIKE lower(:start)", { start });
  }
  return newestPage(query, "at", page, isSerial);
}
