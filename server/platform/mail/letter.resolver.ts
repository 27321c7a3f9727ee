import {
  Arg,
  Args,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  UseMiddleware,
} from "type-graphql";
import { Role } from "../../core/authorization";
import { connectionOf } from "../../core/paging/connection";
import type { Context } from "../context";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { notesPeople } from "../security/notePersonalData";
import { LettersArgs, findLetterPage } from "./findLetterPage";
import { LetterState, OutboxLetter } from "./letter.entity";
import { RetryLetterInput } from "./letter.inputs";
import { writeLink } from "./letterLink";
import { canReadLetter } from "./letter.policy";
import { MailDelivery } from "./mailDelivery";
import { retryFailedLetters } from "./retryFailedLetters";
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
class LetterConnection extends connectionOf(OutboxLetter) {}

@Resolver(() => OutboxLetter)
export class LetterResolver {
  @Authorized(Role.ADMIN)
  @UseMiddleware(notesPeople)
  @Query(() => LetterConnection, { description: "The letters that the academy wrote, the newest first." })
  async letters(
    @Args(() => LettersArgs) args: LettersArgs,
    @Ctx() { dataSource }: Context,
  ): Promise<LetterConnection> {
    return findLetterPage(dataSource.manager, args);
  }

  @Authorized(Role.ADMIN)
  @UseMiddleware(notesPeople)
  @Query(() => OutboxLetter, { nullable: true })
  async letter(
    @Arg("id", () => GraphQLUUID) id: string,
    @Ctx() { dataSource }: Context,
  ): Promise<OutboxLetter | null> {
    return dataSource.manager.findOneBy(OutboxLetter, { id });
  }

  @Authorized(Role.ADMIN)
  @Query(() => MailDelivery)
  async mailDelivery(@Ctx() { mailDelivery }: Context): Promise<MailDelivery> {
    return mailDelivery;
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => OutboxLetter, { description: "Tries a letter that failed once more." })
  async retryLetter(
    @Arg("input", () => RetryLetterInput) { id }: RetryLetterInput,
    @Ctx() context: Context,
  ): Promise<OutboxLetter> {
    return retryLetter(context, id);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Int, {
    description: "Tries the letters that failed once more, the oldest 500 at most; answers how many.",
  })
  async retryFailedLetters(@Ctx() context: Context): Promise<number> {
    return retryFailedLetters(context);
  }

  @FieldResolver(() => LetterBody, {
    nullable: true,
    description: "Null for a letter that is for its reader alone.",
  })
  body(@Root() letter: OutboxLetter, @Ctx() context: Context): LetterBody | null {
    if (!canReadLetter(letter, context.mailDelivery)) return null;
    const { paragraphs, actionLabel, actionPath: path, actionSeed: seed, attachments } = letter;
    return {
      paragraphs,
      action: actionLabel && path ? { label: actionLabel, path: writeLink(context, { path, seed }) } : null,
      attachments: attachments.map(({ fileName }) => fileName),
    };
  }

  @FieldResolver(() => Boolean)
  canRetry(@Root() { state }: OutboxLetter): boolean {
    return state === LetterState.FAILED;
  }
}
