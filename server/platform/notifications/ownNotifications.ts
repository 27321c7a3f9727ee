import { Field, ObjectType } from "type-graphql";
import { isAdmin } from "../../core/authorization";
import { Invalid } from "../../core/errors";
import { signedInActor } from "../../core/requestContext";
import { perDataSource } from "../../database/perDataSource";
import type { JsonRow } from "../../database/rowJson";
import { rowJson } from "../../database/rowJson";
import type { Context } from "../context";
import { defineOwnRead } from "../ownReads";
import { chooseModes, readOwnModes } from "./emailModes";
import { Notification } from "./notification.entity";
import type { SetNotificationEmailsInput } from "./notification.inputs";
import { canStop, EmailMode, KINDS, NotificationKind } from "./notificationKinds";

@ObjectType()
export class NotificationSetting {
  @Field(() => NotificationKind)
  kind!: NotificationKind;

  @Field(() => String)
  label!: string;

  @Field(() => EmailMode)
  mode!: EmailMode;

  @Field(() => [EmailMode], { description: "What the viewer can choose." })
  modes!: EmailMode[];
}

function settingOf(kind: NotificationKind, mode: EmailMode): NotificationSetting {
  const { label, modes } = KINDS[kind];
  return { kind, label, mode, modes: [...modes] };
}

export async function findSettings(context: Context): Promise<NotificationSetting[]> {
  const actor = await signedInActor(context);
  const modes = await readOwnModes(context.dataSource.manager, actor.userId);
  return [...modes]
    .filter(([kind]) => !KINDS[kind].isForStaff || isAdmin(actor))
    .map(([kind, mode]) => settingOf(kind, mode));
}

export async function setEmails(
  context: Context,
  { kind, mode }: SetNotificationEmailsInput,
): Promise<NotificationSetting> {
  const { userId } = await signedInActor(context);
  if (!canStop(kind) || !KINDS[kind].modes.includes(mode))
    throw new Invalid([{ field: "mode", message: "This choice isn’t available for these e-mails." }]);
  await context.dataSource.transaction((manager) => chooseModes(manager, userId, new Map([[kind, mode]])));
  return settingOf(kind, mode);
}

const NEWS = [
  NotificationKind.LESSON_ADDED,
  NotificationKind.CLASS_MOVED,
  NotificationKind.CLASS_SOON,
  NotificationKind.CLASS_TOMORROW,
  NotificationKind.QUESTION_ANSWERED,
  NotificationKind.ANSWER_ACCEPTED,
];
const MAX_NEWS = 3;

const newsRow = perDataSource((dataSource) => rowJson(dataSource, Notification));

const latestNews = defineOwnRead<{ notification: JsonRow }>(
  ({ dataSource }) => `
    SELECT ${newsRow(dataSource).sql("n")} AS notification FROM notifications n
    WHERE n.user_id = $1 AND n.read_at IS NULL AND n.kind IN ('${NEWS.join("', '")}')
    ORDER BY n.created_at DESC, n.id DESC LIMIT ${MAX_NEWS}`,
);

export async function findNews(context: Context): Promise<Notification[]> {
  const rows = await latestNews(context);
  return rows.map(({ notification }) => newsRow(context.dataSource).revive(notification));
}
