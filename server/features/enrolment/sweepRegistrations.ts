import { Between, LessThanOrEqual } from "typeorm";
import type { Services } from "../../graphql/context";
import { sendCancelled, sendReminder } from "./enrolmentLetters";
import { fillSeats } from "./fillSeats";
import { lockRegistration } from "./findRegistration";
import { giveUpPlace } from "./giveUpPlace";
import type { OfferingKey, OfferingKind } from "./offering";

import { Registration, RegistrationState } from "./registration.entity";
import { RegistrationActor } from "./registrationEvent.entity";
import { lockOffering } from "./seats";

const SWEEP_EVERY_MS = 60_000;
const REMIND_BEFORE_MS = 6 * 60 * 60 * 1000;
const KEPT_UNUSED_MS = 24 * 60 * 60 * 1000;
const MOST_AT_ONCE = 200;
const TOO_LATE =
  "The place was held for 24 hours, and no payment reached us. If you have paid, please write to us.";

/** Ends one whose hold has run out, unless somebody was faster. */
async function endHold(services: Services, found: Registration): Promise<void> {
  await services.dataSource.transaction(async (manager) => {
    const registration = await lockRegistration(manager, found);
    const { holdUntil } = registration;
    if (!holdUntil || holdUntil > services.clock.now()) return;
    const cancelled = await giveUpPlace(manager, services, registration, {
      by: RegistrationActor.SYSTEM,
      state: RegistrationState.CANCELLED,
      reason: TOO_LATE,
    });
    await sendCancelled(manager, services, cancelled);
  });
}

/** Reminds one who has not paid, once: one conditional UPDATE decides who of several sweeps does. */
async function remind(services: Services, registration: Registration): Promise<void> {
  await services.dataSource.transaction(async (manager) => {
    const { id, state, version } = registration;
    const open = { id, state, version, isReminded: false };
    const { affected } = await manager.update(Registration, open, { isReminded: true });
    if (affected) await sendReminder(manager, services, registration);
  });
}

async function findEnding({ dataSource, clock }: Services): Promise<Registration[]> {
  const now = clock.now();
  const soon = new Date(now.getTime() + REMIND_BEFORE_MS);
  return dataSource.manager.find(Registration, {
    where: { state: RegistrationState.STARTED, isReminded: false, holdUntil: Between(now, soon) },
    order: { holdUntil: "ASC" },
    take: MOST_AT_ONCE,
  });
}

/** What people wait for although there is a free seat: staff have added seats, or opened it again. */
const FREE_WITH_LINE = `
  SELECT DISTINCT r.kind, coalesce(r.workshop_id, r.season_id, r.batch_id) AS id
  FROM registrations r
  LEFT JOIN workshops w ON w.id = r.workshop_id
  LEFT JOIN bootcamp_seasons s ON s.id = r.season_id
  LEFT JOIN batches b ON b.id = r.batch_id
  WHERE r.state = 'WAITING'
    AND (coalesce(w.seats, s.seats, b.seats) IS NULL
      OR coalesce(w.seats_taken, s.seats_taken, b.seats_taken) < coalesce(w.seats, s.seats, b.seats))`;

async function fillFreeSeats(services: Services): Promise<void> {
  const free = await services.dataSource.query<{ kind: OfferingKind; id: string }[]>(FREE_WITH_LINE);
  for (const key of free) await fillSeatsOf(services, key);
}

/** Moves people up where staff have added seats, in a transaction of its own. */
export async function fillSeatsOf(services: Services, key: OfferingKey): Promise<number> {
  return services.dataSource.transaction(async (manager) => {
    await lockOffering(manager, key);
    return fillSeats(manager, services, key);
  });
}

/** Screenshots that were sent and that no proof names. */
async function dropUnusedPictures({ dataSource, clock }: Services): Promise<void> {
  await dataSource.query(
    `DELETE FROM proof_pictures WHERE created_at < $1
       AND NOT EXISTS (SELECT 1 FROM payment_proofs WHERE picture_id = proof_pictures.id)`,
    [new Date(clock.now().getTime() - KEPT_UNUSED_MS)],
  );
}

/** Does one after the other, whatever becomes of each; answers what went wrong. */
async function settleAll(works: (() => Promise<void>)[]): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (const work of works) await work().catch((fault: unknown) => faults.push(fault));
  return faults;
}

/** Ends the holds that have run out, tells of those that soon will, and fills free seats. Row locks decide each step, so several processes may sweep. */
export async function sweepRegistrations(services: Services): Promise<void> {
  const late = await services.dataSource.manager.find(Registration, {
    where: { holdUntil: LessThanOrEqual(services.clock.now()) },
    order: { holdUntil: "ASC" },
    take: MOST_AT_ONCE,
  });
  // One that cannot be ended must not keep the others waiting.
  const ended = await settleAll(late.map((registration) => () => endHold(services, registration)));
  const ending = await findEnding(services);
  const reminded = await settleAll(ending.map((registration) => () => remind(services, registration)));
  await fillFreeSeats(services);
  await dropUnusedPictures(services);
  const faults = [...ended, ...reminded];
  if (faults.length > 0) throw new AggregateError(faults, "Some holds could not be ended or told of.");
}

/** Sweeps now and every minute; answers how to stop. A sweep that fails is made up for by the next. */
export function sweepRegistrationsOften(services: Services): () => void {
  const sweep = () => void sweepRegistrations(services).catch(() => {});
  sweep();
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
