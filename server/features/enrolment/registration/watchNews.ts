import type { EntityManager } from "typeorm";
import { scheduleInIndia } from "../../../core/scheduleInIndia";
import type { Services } from "../../../platform/context";
import { indexBy } from "../../../platform/loaders";
import type { Seated } from "../../../platform/seatLine";
import type { Offering, OfferingKey } from "../offerings/offering";
import { readOfferings } from "../offerings/offering";
import type { OfferingNews } from "./offeringNews.entity";
import { offeringsIn } from "./seats";
import type { Transaction } from "../../../platform/transaction";

type Announced = Pick<OfferingNews, "groupLink" | "dates">;

export interface News {
  isGroupNew: boolean;
  areDatesNew: boolean;
  oldStart: string | null;
  hadDates: boolean;
}

function datesOf({ eventsAt, scheduleText }: Offering, now: Date): string {
  const moments = eventsAt(now).flatMap(({ startsAt, endsAt }) => [startsAt, ...(endsAt ? [endsAt] : [])]);
  const texts = moments.map((moment) => (typeof moment === "string" ? moment : moment.toISOString()));
  // Adds the time zone to older texts, so that saving it is no change.
  return [...texts, ...(scheduleText ? [scheduleInIndia(scheduleText)] : [])].join(" ");
}

const START = /^\d{4}-\d{2}-\d{2}(T\S+)?/;

/** Null if nothing changed. Removing a link is no news. */
export function newsOf(announced: Announced, offering: Offering, now: Date): News | null {
  const isGroupNew = offering.groupLink !== null && offering.groupLink !== announced.groupLink;
  const dates = datesOf(offering, now);
  const areDatesNew = dates !== announced.dates;
  if (!isGroupNew && !areDatesNew) return null;
  const [before, after] = [announced.dates, dates].map((text) => START.exec(text)?.[0] ?? null);
  const oldStart = before && before !== after ? before : null;
  return { isGroupNew, areDatesNew, oldStart, hadDates: announced.dates !== "" };
}

/** Keeps the values before the first change until an e-mail announces them. */
const NOTE = `
  INSERT INTO offering_news (kind, offering_id, group_link, dates, changed_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (kind, offering_id) DO UPDATE SET changed_at = excluded.changed_at, after_id = NULL,
    group_link = CASE WHEN offering_news.after_id IS NULL THEN offering_news.group_link ELSE excluded.group_link END,
    dates = CASE WHEN offering_news.after_id IS NULL THEN offering_news.dates ELSE excluded.dates END`;

async function readAll(manager: EntityManager, keys: OfferingKey[], now: Date): Promise<Offering[]> {
  const [first] = keys;
  const ids = keys.map(({ id }) => id);
  return first ? readOfferings(manager, { kind: first.kind, ids }, now) : [];
}

const RETITLE = "UPDATE registrations SET title = $2 WHERE run_id = $1";

async function noteChange(
  manager: EntityManager,
  { before, after }: Record<"before" | "after", Offering>,
  now: Date,
) {
  const dates = datesOf(before, now);
  if (before.groupLink !== after.groupLink || dates !== datesOf(after, now))
    await manager.query(NOTE, [before.kind, before.id, before.groupLink, dates, now]);
  if (before.startsAt?.getTime() !== after.startsAt?.getTime())
    await manager.query(RETITLE, [after.id, after.title]);
}

/** Runs an edit of an offering and notes changes for people with seats. Ignores ended runs of an edited workshop or season. */
export async function watchNews<Row>(
  { manager, services: { clock } }: Transaction<Pick<Services, "clock">>,
  seated: Seated,
  edit: () => Promise<Row>,
): Promise<Row> {
  const now = clock.now();
  const keys = await offeringsIn(manager, seated);
  // Old runs share the id of their workshop or season.
  const isOfferingItself = seated.table === "runs" || seated.table === "batches";
  const read = async () => readAll(manager, keys, now);
  const before = await read();
  const edited = await edit();
  const after = indexBy(await read(), ({ id }) => id);
  for (const offering of before) {
    const changed = after.get(offering.id);
    const isWatched = isOfferingItself || !offering.isOver;
    if (changed && isWatched) await noteChange(manager, { before: offering, after: changed }, now);
  }
  return edited;
}
