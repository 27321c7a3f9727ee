import type { EntityManager } from "typeorm";
import type { Services } from "../../graphql/context";
import type { Seated } from "../../platform/seatLine";
import type { Offering } from "./offering";
import { findOffering } from "./offering";
import type { OfferingNews } from "./offeringNews.entity";
import { kindOfTable } from "./seats";

type Told = Pick<OfferingNews, "groupLink" | "dates">;

export interface News {
  isGroupNew: boolean;
  areDatesNew: boolean;
  /** Whether there were dates before. */
  hadDates: boolean;
}

/** Its dates in one text, the same as long as they are. */
function datesOf({ eventsAt, scheduleText }: Offering, now: Date): string {
  const moments = eventsAt(now).flatMap(({ startsAt, endsAt }) => [startsAt, ...(endsAt ? [endsAt] : [])]);
  const words = moments.map((moment) => (typeof moment === "string" ? moment : moment.toISOString()));
  return [...words, ...(scheduleText ? [scheduleText] : [])].join(" ");
}

/** What is different from what people were told; null where nothing is. A link that was taken away is no news. */
export function newsOf(told: Told, offering: Offering, now: Date): News | null {
  const isGroupNew = offering.groupLink !== null && offering.groupLink !== told.groupLink;
  const areDatesNew = datesOf(offering, now) !== told.dates;
  return isGroupNew || areDatesNew ? { isGroupNew, areDatesNew, hadDates: told.dates !== "" } : null;
}

/** What was true before the first change stays, until somebody was written to since. */
const NOTE = `
  INSERT INTO offering_news (kind, offering_id, group_link, dates, changed_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (kind, offering_id) DO UPDATE SET changed_at = excluded.changed_at, after_id = NULL,
    group_link = CASE WHEN offering_news.after_id IS NULL THEN offering_news.group_link ELSE excluded.group_link END,
    dates = CASE WHEN offering_news.after_id IS NULL THEN offering_news.dates ELSE excluded.dates END`;

/** Runs staff's edit of an offering in their transaction, and notes there what it changes for those with a place. */
export async function watchNews<Row>(
  manager: EntityManager,
  { clock }: Pick<Services, "clock">,
  { table, id }: Seated,
  edit: () => Promise<Row>,
): Promise<Row> {
  const kind = kindOfTable(table);
  const find = () => findOffering(manager, { kind, id }, clock.now());
  const before = await find();
  const edited = await edit();
  const [after, now] = [await find(), clock.now()];
  if (!before || !after) return edited;
  const dates = datesOf(before, now);
  if (before.groupLink !== after.groupLink || dates !== datesOf(after, now))
    await manager.query(NOTE, [kind, id, before.groupLink, dates, now]);
  return edited;
}
