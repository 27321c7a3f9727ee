import type { Services } from "../context";
import type { Transaction } from "../transaction";
import type { News } from "./news";

interface Settled extends Pick<News, "kind"> {
  aboutId: string;
  /** Only lines of a single event that lead there. */
  path?: string;
}

const SETTLE = `
  UPDATE notifications SET read_at = $4 WHERE user_id = ANY($1::uuid[]) AND kind = $2 AND about_id = $3
    AND read_at IS NULL AND ($5::text IS NULL OR (path = $5 AND events = 1))`;

/** Marks what staff were notified of as read: one of them has done it, so it waits for nobody. */
export async function settleNews(
  { manager, services }: Transaction<Pick<Services, "clock" | "people">>,
  { kind, aboutId, path }: Settled,
): Promise<void> {
  const staff = await services.people.staffIds(manager);
  await manager.query(SETTLE, [staff, kind, aboutId, services.clock.now(), path ?? null]);
}
