import { Arg, Args, Authorized, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import type { Page } from "../../core/paging/connection";
import { PageArgs, connectionOf } from "../../core/paging/connection";
import { Public, Role } from "../../core/authorization";
import { newestPage } from "../../core/paging/keysetPage";
import { signedInActor } from "../../core/requestContext";
import type { Context } from "../context";
import { changeEmailSubscription, EmailSubscription, readEmailSubscription } from "./emailSubscription";
import { findNews, findSettings, NotificationSetting, setEmails } from "./ownNotifications";
import { Notification } from "./notification.entity";
import {
  ChangeEmailSubscriptionInput,
  ReadAllNotificationsInput,
  ReadNotificationInput,
  ReadNotificationsAtInput,
  SetNotificationEmailsInput,
} from "./notification.inputs";
import {
  findUnread,
  readAllNotifications,
  readNotification,
  readNotificationsAt,
  UnreadNotifications,
} from "./readNotifications";

const NotificationConnection = connectionOf(Notification);

@ObjectType()
class NotificationsRead {
  @Field(() => Int, { description: "How many are still unread; at most 100." })
  unread!: number;
}

@Resolver()
export class NotificationResolver {
  @Authorized(Role.LEARNER)
  @Query(() => NotificationConnection, { description: "The viewer's, newest first." })
  async viewerNotifications(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: Context,
  ): Promise<Page<Notification>> {
    const { userId } = await signedInActor(context);
    const query = context.dataSource.manager.createQueryBuilder(Notification, "notification");
    return newestPage(query.where("notification.userId = :userId", { userId }), "createdAt", page);
  }

  @Authorized(Role.LEARNER)
  @Query(() => UnreadNotifications)
  async viewerUnreadNotifications(@Ctx() context: Context): Promise<UnreadNotifications> {
    return findUnread(context.dataSource.manager, (await signedInActor(context)).userId);
  }

  @Authorized(Role.LEARNER)
  @Query(() => [Notification], { description: "The latest unread ones about lessons, classes and answers." })
  async viewerNews(@Ctx() context: Context): Promise<Notification[]> {
    return findNews(context);
  }

  @Authorized(Role.LEARNER)
  @Query(() => [NotificationSetting])
  async viewerNotificationSettings(@Ctx() context: Context): Promise<NotificationSetting[]> {
    return findSettings(context);
  }

  @Public()
  @Query(() => EmailSubscription, { nullable: true, description: "Null for a broken or forged link." })
  async emailSubscription(
    @Arg("token", () => String) token: string,
    @Ctx() context: Context,
  ): Promise<EmailSubscription | null> {
    return readEmailSubscription(context, token);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => Notification)
  async readNotification(
    @Arg("input", () => ReadNotificationInput) { id }: ReadNotificationInput,
    @Ctx() context: Context,
  ): Promise<Notification> {
    return readNotification(context, id);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => NotificationsRead)
  async readAllNotifications(
    @Arg("input", () => ReadAllNotificationsInput) { upTo }: ReadAllNotificationsInput,
    @Ctx() context: Context,
  ): Promise<NotificationsRead> {
    return { unread: await readAllNotifications(context, upTo) };
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => NotificationsRead, { description: "Marks those that lead to a page as read." })
  async readNotificationsAt(
    @Arg("input", () => ReadNotificationsAtInput) { path }: ReadNotificationsAtInput,
    @Ctx() context: Context,
  ): Promise<NotificationsRead> {
    return { unread: await readNotificationsAt(context, path) };
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => NotificationSetting)
  async setNotificationEmails(
    @Arg("input", () => SetNotificationEmailsInput) input: SetNotificationEmailsInput,
    @Ctx() context: Context,
  ): Promise<NotificationSetting> {
    return setEmails(context, input);
  }

  @Public()
  @Mutation(() => EmailSubscription, { nullable: true, description: "Null for a broken or forged link." })
  async changeEmailSubscription(
    @Arg("input", () => ChangeEmailSubscriptionInput) input: ChangeEmailSubscriptionInput,
    @Ctx() context: Context,
  ): Promise<EmailSubscription | null> {
    return changeEmailSubscription(context, input);
  }
}
