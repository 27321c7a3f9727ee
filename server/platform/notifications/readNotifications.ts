import { Field, Int, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { NotFound } from "../../core/errors";
import { signedInActor } from "../../core/requestContext";
import { AtMost } from "../../graphql/limits";
import type { Context } from "../context";
import { Notification } from "./notification.entity";

const MOST = 100;

@ObjectType()
export class UnreadNotifications {
  @Field(() => Int, { description: "At most 100." })
  count!: number;

  @AtMost(MOST)
  @Field(() => [String], { description: "The pages that they lead to, without a part after a #." })
  paths!: string[];
}

const PAGE = "split_part(path, '#', 1)";
const UNREAD = `
  SELECT count(*)::int AS count, coalesce(array_agg(DISTINCT ${PAGE}), '{}') AS paths FROM (
    SELECT path FROM notifications WHERE user_id = $1 AND read_at IS NULL LIMIT ${MOST}) AS newest`;

export async function findUnread(manager: EntityManager, userId: string): Promise<UnreadNotifications> {
  const [row] = await manager.query<[UnreadNotifications]>(UNREAD, [userId]);
  return row;
}

/** Keeps the time of the first reading. */
export async function readNotification(context: Context, id: string): Promise<Notification> {
  const { userId } = await signedInActor(context);
  const { manager } = context.dataSource;
  await manager.query(
    "UPDATE notifications SET read_at = $3 WHERE id = $1 AND user_id = $2 AND read_at IS NULL",
    [id, userId, context.clock.now()],
  );
  const notification = await manager.findOneBy(Notification, { id, userId });
  if (!notification) throw new NotFound("notification");
  return notification;
}

const READ_AT = `
  UPDATE notifications SET read_at = $3 WHERE user_id = $1 AND ${PAGE} = ANY($2::text[]) AND read_at IS NULL`;

/** Those that lead to a page that the person has opened, also by an e-mail's link; returns how many are unread. */
export async function readNotificationsAt(context: Context, path: string): Promise<number> {
  const { userId } = await signedInActor(context);
  const { manager } = context.dataSource;
  const [page = ""] = path.split("#");
  const [plain = ""] = page.split("?");
  await manager.query(READ_AT, [userId, [page, plain], context.clock.now()]);
  return (await findUnread(manager, userId)).count;
}

/** Leaves those that came after the newest that the person sees; returns how many are unread. */
export async function readAllNotifications(context: Context, upTo: Date): Promise<number> {
  const { userId } = await signedInActor(context);
  const { manager } = context.dataSource;
  await manager.query(
    "UPDATE notifications SET read_at = $3 WHERE user_id = $1 AND created_at <= $2 AND read_at IS NULL",
    [userId, upTo, context.clock.now()],
  );
  return (await findUnread(manager, userId)).count;
}
