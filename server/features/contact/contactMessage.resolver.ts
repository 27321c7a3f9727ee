import { Arg, Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver } from "type-graphql";
import { Root, UseMiddleware } from "type-graphql";
import type { Page } from "../../core/paging/connection";
import { connectionOf } from "../../core/paging/connection";
import { Public, Role } from "../../core/authorization";
import type { Context } from "../../platform/context";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { emailKey } from "../../core/text/email";
import { writePhone } from "../../core/text/phone";
import { AtMost } from "../../graphql/limits";
import { recordsPersonalDataAccess } from "../../platform/security/recordPersonalDataAccess";
import { Registration } from "../enrolment/registration/registration.entity";
import { replyToContactMessage, updateContactMessageStatus } from "./answerContactMessage";
import {
  ContactMessagesArgs,
  ReplyToContactMessageInput,
  SendContactMessageInput,
  UpdateContactMessageStatusInput,
} from "./contact.inputs";
import { ordersByAddress, repliesByMessage } from "./contact.loaders";
import { ContactMessageCount, ContactMessageSent } from "./contact.results";
import { ContactMessage } from "./contactMessage.entity";
import { ContactReply } from "./contactReply.entity";
import { countContactMessages, findContactMessagePage } from "./findContactMessages";
import { sendContactMessage } from "./sendContactMessage";

const ContactMessageConnection = connectionOf(ContactMessage);

const MAX_ORDERS = 10;

@Resolver(() => ContactMessage)
export class ContactMessageResolver {
  @Public()
  @Mutation(() => ContactMessageSent, {
    description: "Stores the message and queues its e-mails.",
  })
  async sendContactMessage(
    @Arg("input", () => SendContactMessageInput) input: SendContactMessageInput,
    @Ctx() context: Context,
  ) {
    return sendContactMessage(context, input);
  }

  @Authorized(Role.ADMIN)
  @UseMiddleware(recordsPersonalDataAccess)
  @Query(() => ContactMessageConnection, { description: "The inbox, the newest first." })
  async contactMessages(
    @Args(() => ContactMessagesArgs) args: ContactMessagesArgs,
    @Ctx() { dataSource }: Context,
  ): Promise<Page<ContactMessage>> {
    return findContactMessagePage(dataSource.manager, args);
  }

  @Authorized(Role.ADMIN)
  @Query(() => [ContactMessageCount])
  async contactMessageCounts(@Ctx() { dataSource }: Context): Promise<ContactMessageCount[]> {
    return countContactMessages(dataSource.manager);
  }

  @Authorized(Role.ADMIN)
  @UseMiddleware(recordsPersonalDataAccess)
  @Query(() => ContactMessage, { nullable: true })
  async contactMessage(@Arg("id", () => GraphQLUUID) id: string, @Ctx() { dataSource }: Context) {
    return dataSource.manager.findOneBy(ContactMessage, { id });
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Formatted for display, such as +91 90000 00000.",
  })
  phone(@Root() { phone }: ContactMessage): string | null {
    return phone && writePhone(phone);
  }

  @FieldResolver(() => [ContactReply], { description: "The oldest first." })
  async replies(@Root() message: ContactMessage, @Ctx() context: Context): Promise<ContactReply[]> {
    return (await repliesByMessage(context).load(message.id)) ?? [];
  }

  @Authorized(Role.ADMIN)
  @AtMost(MAX_ORDERS)
  @FieldResolver(() => [Registration], { description: "The newest orders with its e-mail address." })
  async orders(@Root() { email }: ContactMessage, @Ctx() context: Context): Promise<Registration[]> {
    return ((await ordersByAddress(context).load(emailKey(email))) ?? []).slice(0, MAX_ORDERS);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => ContactMessage)
  async updateContactMessageStatus(
    @Arg("input", () => UpdateContactMessageStatusInput) input: UpdateContactMessageStatusInput,
    @Ctx() context: Context,
  ) {
    return updateContactMessageStatus(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => ContactMessage, { description: "E-mails the reply and stores it with the message." })
  async replyToContactMessage(
    @Arg("input", () => ReplyToContactMessageInput) input: ReplyToContactMessageInput,
    @Ctx() context: Context,
  ) {
    return replyToContactMessage(context, input);
  }
}
