import type { EntityManager } from "typeorm";
import { NotFound } from "../../core/errors";
import { signedInActor } from "../../core/requestContext";
import type { Context } from "../context";
import { Notification } from "./notification.entity";

const MOST = 100;

const COUNT = `
  SELECT count(*)::int AS unread FROM (
    SELECT 1 FROM notifications WHERE user_id = $1 AND read_at IS NULL LIMIT ${MOST}) AS newest`;

export async function countUnread(manager: EntityManager, userId: string): Promise<number> {
  const [row] = await manager.query<[{ unread: number }]>(COUNT, [userId]);
  return row.unread;
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

/** Leaves those that came after the newest that the person sees; returns how many are unread. */
export async function readAllNotifications(context: Context, upTo: Date): Promise<number> {
  const { userId } = await signedInActor(context);
  const { manager } = context.dataSource;
  await manager.query(
    "UPDATE notifications SET read_at = $3 WHERE user_id = $1 AND created_at <= $2 AND read_at IS NULL",
    [userId, upTo, context.clock.now()],
  );
  return countUnread(manager, userId);
}
