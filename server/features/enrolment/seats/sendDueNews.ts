import type { EntityManager } from "typeorm";
import { LessThanOrEqual } from "typeorm";
import type { Services } from "../../../platform/context";
import { settleAll } from "../../../core/concurrency/settleAll";
import { newsEmail } from "../emails/confirmationEmails";
import { queueOrderEmail } from "../emails/queueOrderEmail";
import { findOffering } from "../offerings/offering";
import { OfferingNews } from "../registration/offeringNews.entity";
import { Registration } from "../registration/registration.entity";
import { tablesOf } from "../registration/seats";
import type { News } from "../registration/watchNews";
import { newsOf } from "../registration/watchNews";

/** Debounce: one e-mail for a series of edits. */
const REST_MS = 5 * 60 * 1000;
const MAX_AT_ONCE = 100;

/** Confirmed seats; for new dates also held seats and reported payments. Orders newer than the change already show it. */
async function findReaders(
  manager: EntityManager,
  { kind, offeringId, changedAt, afterId }: OfferingNews,
  { areDatesNew }: News,
): Promise<Registration[]> {
  const query = manager
    .createQueryBuilder(Registration, "registration")
    .where(`registration.${tablesOf(kind).column} = :offeringId`, { offeringId })
    .andWhere(
      `(registration.state = 'CONFIRMED' OR (:areDatesNew AND registration.createdAt < :changedAt
         AND (registration.state = 'SUBMITTED' OR (registration.state = 'STARTED' AND registration.holdsSeat))))`,
      { areDatesNew, changedAt },
    )
    .andWhere(
      `NOT EXISTS (SELECT 1 FROM registration_events AS event WHERE event.registration_id = registration.id
         AND event.state = 'CONFIRMED' AND event.at >= :changedAt)`,
      { changedAt },
    );
  if (afterId) query.andWhere("registration.id > :afterId", { afterId });
  return query.orderBy("registration.id").take(MAX_AT_ONCE).getMany();
}

/** E-mails one page and stores the cursor; returns whether more may follow. */
async function sendSome(
  services: Services,
  { kind, offeringId }: Pick<OfferingNews, "kind" | "offeringId">,
): Promise<boolean> {
  const now = services.clock.now();
  const key = { kind, offeringId };
  return services.dataSource.transaction(async (manager) => {
    const news = await manager.findOne(OfferingNews, {
      where: { ...key, changedAt: LessThanOrEqual(new Date(now.getTime() - REST_MS)) },
      lock: { mode: "pessimistic_write", onLocked: "skip_locked" },
    });
    if (!news) return false;
    const offering = await findOffering(manager, { kind, id: offeringId }, now);
    const whatIsNew = offering && !offering.isOver ? newsOf(news, offering, now) : null;
    const readers = offering && whatIsNew ? await findReaders(manager, news, whatIsNew) : [];
    const transaction = { manager, services };
    for (const reader of readers)
      if (offering && whatIsNew) {
        const email = await newsEmail(transaction, reader, { offering, news: whatIsNew });
        await queueOrderEmail(transaction, reader, email);
      }
    const last = readers[MAX_AT_ONCE - 1];
    if (last) await manager.update(OfferingNews, key, { afterId: last.id });
    else await manager.delete(OfferingNews, key);
    return Boolean(last);
  });
}

export async function sendDueNews(services: Services): Promise<void> {
  const due = await services.dataSource.manager.findBy(OfferingNews, {
    changedAt: LessThanOrEqual(new Date(services.clock.now().getTime() - REST_MS)),
  });
  await settleAll(
    due.map((news) => async () => {
      while (await sendSome(services, news));
    }),
  );
}
