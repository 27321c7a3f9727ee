import { Arg, Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Field, ID, ObjectType } from "type-graphql";
import { Role } from "../../graphql/authorization";
import type { Page } from "../../graphql/connection";
import { PageInfo } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { NotFound } from "../../graphql/errors";
import { isUUID } from "class-validator";
import { LettersArgs, findLetterPage } from "./findLetterPage";
import { LetterState, OutboxLetter } from "./letter.entity";
import { canReadLetter } from "./letter.policy";
import { MailDelivery } from "./mailDelivery";
import { retryLetter } from "./retryLetter";

@ObjectType()
class LetterAction {
  @Field(() => String)
  label!: string;

  /** A path of this site. */
  @Field(() => String)
  path!: string;
}

@ObjectType()
class LetterBody {
  @Field(() => [String])
  paragraphs!: string[];

  @Field(() => LetterAction, { nullable: true })
  action!: LetterAction | null;

  @Field(() => [String], { description: "The names of the files that go with it." })
  attachments!: string[];
}

@ObjectType()
class LetterConnection implements Page<OutboxLetter> {
  @Field(() => [OutboxLetter])
  nodes!: OutboxLetter[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

async function findLetter({ dataSource }: Context, id: string): Promise<OutboxLetter> {
  const found = isUUID(id) ? await dataSource.manager.findOneBy(OutboxLetter, { id }) : null;
  if (!found) throw new NotFound("letter");
  return found;
}

@Resolver(() => OutboxLetter)
export class LetterResolver {
  @Authorized(Role.ADMIN)
  @Query(() => LetterConnection, { description: "The letters that the academy wrote, the newest first." })
  async letters(
    @Args(() => LettersArgs) args: LettersArgs,
    @Ctx() { dataSource }: Context,
  ): Promise<LetterConnection> {
    return findLetterPage(dataSource.manager, args);
  }

  @Authorized(Role.ADMIN)
  @Query(() => OutboxLetter)
  async letter(@Arg("id", () => ID) id: string, @Ctx() context: Context): Promise<OutboxLetter> {
    return findLetter(context, id);
  }

  @Authorized(Role.ADMIN)
  @Query(() => MailDelivery)
  async mailDelivery(@Ctx() { mailDelivery }: Context): Promise<MailDelivery> {
    return mailDelivery;
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => OutboxLetter, { description: "Tries a letter that failed once more." })
  async retryLetter(@Arg("id", () => ID) id: string, @Ctx() context: Context): Promise<OutboxLetter> {
    await findLetter(context, id);
    return retryLetter(context, id);
  }

  @FieldResolver(() => LetterBody, {
    nullable: true,
    description: "Null for a letter that is for its reader alone.",
  })
  body(@Root() letter: OutboxLetter, @Ctx() { mailDelivery }: Context): LetterBody | null {
    if (!canReadLetter(letter, mailDelivery)) return null;
    const { paragraphs, actionLabel, actionPath, attachments } = letter;
    return {
      paragraphs,
      action: actionLabel && actionPath ? { label: actionLabel, path: actionPath } : null,
      attachments: attachments.map(({ fileName }) => fileName),
    };
  }

  @FieldResolver(() => Boolean)
  canRetry(@Root() { state }: OutboxLetter): boolean {
    return state === LetterState.FAILED;
  }
}
