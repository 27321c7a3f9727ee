import { ArgsType, Field } from "type-graphql";
import type { EntityManager } from "typeorm";
import type { Page } from "../../core/paging/connection";
import { PageArgs } from "../../core/paging/connection";
import { newestPage } from "../../core/paging/keysetPage";
import { LetterState, OutboxLetter } from "./letter.entity";

@ArgsType()
export class LettersArgs extends PageArgs {
  /** Only those in this state; all of them unless told. */
  @Field(() => LetterState, { nullable: true })
  state?: LetterState | null;
}

/** A page of letters, the newest first. */
export async function findLetterPage(
  manager: EntityManager,
  { state, ...page }: LettersArgs,
): Promise<Page<OutboxLetter>> {
  const query = manager.createQueryBuilder(OutboxLetter, "letter");
  if (state) query.andWhere("letter.state = :state", { state });
  return newestPage(query, "queuedAt", page);
}
