import { randomBytes } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { Context, Services } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { lockAccount } from "../../auth/account/lockAccount";
import { hashToken } from "../../auth/sessions/sessions";
import { CalendarFeed } from "./calendarFeed.entity";

function tokenOf({ hashing }: Pick<Services, "hashing">, userId: string, number: number): string {
  return hashing.deriveToken(`calendar:${userId}:${number}`);
}

function pathOf(token: string): string {
  return `/calendar/${token}.ics`;
}

/** The path of the viewer's calendar; null where there is none, or the server's key is another than when it was made. */
export async function findCalendarPath(context: Context): Promise<string | null> {
  const { userId } = await signedInActor(context);
  const feed = await context.dataSource.manager.findOneBy(CalendarFeed, { userId });
  if (!feed) return null;
  const token = tokenOf(context, userId, feed.number);
  const tokenHash = hashToken(token);
  const isTheirs = await context.dataSource.manager.existsBy(CalendarFeed, { userId, tokenHash });
  return isTheirs ? pathOf(token) : null;
}

/** Makes the viewer's calendar address, or a new one; the one before opens nothing any more. */
export async function renewCalendarAddress(context: Context): Promise<string> {
  const { userId } = await signedInActor(context);
  return context.dataSource.transaction(async (manager) => {
    // Two requests at once come one after the other.
    await lockAccount(manager, { id: userId });
    const feed = await manager.findOneBy(CalendarFeed, { userId });
    const number = (feed?.number ?? 0) + 1;
    const token = tokenOf(context, userId, number);
    await manager.upsert(CalendarFeed, { userId, number, tokenHash: hashToken(token) }, ["userId"]);
    await recordAudit(
      { manager, services: context },
      {
        action: "renewCalendarAddress",
        entity: "User",
        entityId: userId,
      },
    );
    return pathOf(token);
  });
}

/** Whoever knows the calendar's address reads it no more; its number stays, so that it never comes again. */
export async function endCalendarAddress(manager: EntityManager, userId: string): Promise<void> {
  await manager.update(CalendarFeed, { userId }, { tokenHash: randomBytes(32) });
}
