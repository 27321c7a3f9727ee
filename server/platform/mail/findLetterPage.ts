import { ArgsType, Field } from "type-graphql";
import type { EntityManager } from "typeorm";
import type { Page } from "../../graphql/connection";
import { PageArgs, decodeCursor, isTimestamp, toPage } from "../../graphql/connection";
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
  { first, after, state }: LettersArgs,
): Promise<Page<OutboxLetter>> {
  const query = manager
    .createQueryBuilder(OutboxLetter, "letter")
    .orderBy("letter.queuedAt", "DESC")
    .addOrderBy("letter.id", "DESC")
    .take(first + 1);
  const cursor = decodeCursor(after, isTimestamp);
  if (cursor) query.andWhere("(letter.queuedAt, letter.id) < (:at, :id)", { at: cursor.sort, id: cursor.id });
  if (state) query.andWhere("letter.state = :state", { state });
  return toPage(await query.getMany(), first, ({ queuedAt, id }) => ({ sort: queuedAt.toISOString(), id }));
}
