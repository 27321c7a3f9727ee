import { randomBytes } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { Context, Services } from "../../../platform/context";
import { defineOwnRead } from "../../../platform/ownReads";
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

interface FeedRow {
  number: number;
  tokenHash: string;
}

const ownFeed = defineOwnRead<FeedRow>(
  () => `SELECT number, encode(token_hash, 'hex') AS "tokenHash" FROM calendar_feeds WHERE user_id = $1`,
);

/** Null without a calendar, or after SECRET_KEY has changed. */
export async function findCalendarPath(context: Context): Promise<string | null> {
  const { userId } = await signedInActor(context);
  const [feed] = await ownFeed(context);
  if (!feed) return null;
  const token = tokenOf(context, userId, feed.number);
  return hashToken(token).toString("hex") === feed.tokenHash ? pathOf(token) : null;
}

export async function renewCalendarAddress(context: Context): Promise<string> {
  const { userId } = await signedInActor(context);
  return context.dataSource.transaction(async (manager) => {
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

/** Revokes the calendar's address. The row keeps its number, so that the address is never reused. */
export async function endCalendarAddress(manager: EntityManager, userId: string): Promise<void> {
  await manager.update(CalendarFeed, { userId }, { tokenHash: randomBytes(32) });
}
