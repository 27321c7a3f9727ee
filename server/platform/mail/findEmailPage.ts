import { ArgsType, Field } from "type-graphql";
import type { EntityManager } from "typeorm";
import type { Page } from "../../core/paging/connection";
import { PageArgs } from "../../core/paging/connection";
import { newestPage } from "../../core/paging/keysetPage";
import { EmailState, OutboxEmail } from "./email.entity";

@ArgsType()
export class EmailsArgs extends PageArgs {
  @Field(() => EmailState, { nullable: true })
  state?: EmailState | null;
}

export async function findEmailPage(
  manager: EntityManager,
  { state, ...page }: EmailsArgs,
): Promise<Page<OutboxEmail>> {
  const query = manager.createQueryBuilder(OutboxEmail, "email");
  if (state) query.andWhere("email.state = :state", { state });
  return newestPage(query, "queuedAt", page);
}
