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
import type { Page } from "../../core/paging/connection";
import { connectionOf } from "../../core/paging/connection";
import { Role } from "../../core/authorization";
import type { Context } from "../context";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { recordsPersonalDataAccess } from "../security/recordPersonalDataAccess";
import { EmailsArgs, findEmailPage } from "./findEmailPage";
import { EmailState, OutboxEmail } from "./email.entity";
import { RetryEmailInput } from "./email.inputs";
import { writeLink } from "./emailLink";
import { canReadEmail } from "./email.policy";
import { MailDelivery } from "./mailDelivery";
import { dropHeldEmails, releaseHeldEmails, retryFailedEmails } from "./changeManyEmails";
import { retryEmail } from "./retryEmail";

const EmailConnection = connectionOf(OutboxEmail, "EmailConnection");

@ObjectType()
class EmailAction {
  @Field(() => String)
  label!: string;

  @Field(() => String)
  path!: string;
}

@ObjectType()
class EmailBody {
  @Field(() => [String])
  paragraphs!: string[];

  @Field(() => EmailAction, { nullable: true })
  action!: EmailAction | null;

  @Field(() => [String], { description: "The file names of its attachments." })
  attachments!: string[];
}

@Resolver(() => OutboxEmail)
export class EmailResolver {
  @Authorized(Role.ADMIN)
  @UseMiddleware(recordsPersonalDataAccess)
  @Query(() => EmailConnection, { description: "The outbox, newest first." })
  async emails(
    @Args(() => EmailsArgs) args: EmailsArgs,
    @Ctx() { dataSource }: Context,
  ): Promise<Page<OutboxEmail>> {
    return findEmailPage(dataSource.manager, args);
  }

  @Authorized(Role.ADMIN)
  @UseMiddleware(recordsPersonalDataAccess)
  @Query(() => OutboxEmail, { nullable: true })
  async email(
    @Arg("id", () => GraphQLUUID) id: string,
    @Ctx() { dataSource }: Context,
  ): Promise<OutboxEmail | null> {
    return dataSource.manager.findOneBy(OutboxEmail, { id });
  }

  @Authorized(Role.ADMIN)
  @Query(() => MailDelivery)
  async mailDelivery(@Ctx() { mailDelivery }: Context): Promise<MailDelivery> {
    return mailDelivery;
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => OutboxEmail, { description: "Retries a failed e-mail." })
  async retryEmail(
    @Arg("input", () => RetryEmailInput) { id }: RetryEmailInput,
    @Ctx() context: Context,
  ): Promise<OutboxEmail> {
    return retryEmail(context, id);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Int, {
    description: "Retries failed e-mails, at most the oldest 500; returns how many.",
  })
  async retryFailedEmails(@Ctx() context: Context): Promise<number> {
    return retryFailedEmails(context);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Int, {
    description: "Sends e-mails that were held since a restore, at most the oldest 500; returns how many.",
  })
  async releaseHeldEmails(@Ctx() context: Context): Promise<number> {
    return releaseHeldEmails(context);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Int, {
    description: "Deletes e-mails that were held since a restore, at most the oldest 500; returns how many.",
  })
  async dropHeldEmails(@Ctx() context: Context): Promise<number> {
    return dropHeldEmails(context);
  }

  @FieldResolver(() => EmailBody, {
    nullable: true,
    description: "Null for a confidential e-mail.",
  })
  body(@Root() email: OutboxEmail, @Ctx() context: Context): EmailBody | null {
    if (!canReadEmail(email, context.mailDelivery)) return null;
    const { paragraphs, actionLabel, actionPath: path, actionSeed: seed, attachments } = email;
    return {
      paragraphs,
      action: actionLabel && path ? { label: actionLabel, path: writeLink(context, { path, seed }) } : null,
      attachments: attachments.map(({ fileName }) => fileName),
    };
  }

  @FieldResolver(() => Boolean)
  canRetry(@Root() { state }: OutboxEmail): boolean {
    return state === EmailState.FAILED;
  }
}
