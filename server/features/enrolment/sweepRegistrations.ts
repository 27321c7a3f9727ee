import type { EntityManager } from "typeorm";
import { Between, IsNull, LessThanOrEqual, Not } from "typeorm";
import type { Services } from "../../graphql/context";
import { settleAll } from "../../platform/settleAll";
import { sendCancelled, sendReminder } from "./enrolmentLetters";
import { endUnconfirmedWaiting } from "./endUnconfirmedWaiting";
import { fillSeats } from "./fillSeats";
import { hasOtherLive } from "./findLive";
import { lockRegistration } from "./findRegistration";
import { giveUpPlace } from "./giveUpPlace";
import { LONG_HOLD, SHORT_HOLD, isAddressTrusted } from "./holds";
import { moveRegistration } from "./moveRegistration";
import { Registration, RegistrationState, offeringOf } from "./registration.entity";
import { RegistrationActor } from "./registrationEvent.entity";
import { giveSeatBack } from "./seats";
import { tellNews } from "./tellNews";
import { tendLines } from "./tendLines";

const REMIND_BEFORE_MS = 6 * 60 * 60 * 1000;
const KEPT_UNUSED_MS = 24 * 60 * 60 * 1000;
const MOST_AT_ONCE = 200;
const TOO_LATE = `We held the seat for ${LONG_HOLD}, and no payment reached us.`;
const UNCONFIRMED = `We held the seat for ${SHORT_HOLD}, and the e-mail address was not confirmed.`;
const WRITE_TO_US = " If you have paid, please write to us.";
const UNCORRECTED = `The payment details were not corrected within ${LONG_HOLD}.`;

const RELEASED = `The e-mail address was not confirmed within ${LONG_HOLD}, so the seat is free for others. We still check the payment.`;

/**
 * Takes the seat, and nothing else, from an order whose payment staff have not found and whose address nobody has
 * confirmed: it stays in staff's list with its UTR, and confirming the address gets a seat again if one is free.
 */
async function releaseSeat(manager: EntityManager, services: Services, order: Registration): Promise<void> {
  await moveRegistration(manager, services, order, {
    by: RegistrationActor.SYSTEM,
    state: RegistrationState.SUBMITTED,
    note: RELEASED,
    columns: { holdUntil: null, holdsSeat: false },
  });
  await giveSeatBack(manager, offeringOf(order));
  await fillSeats(manager, services, offeringOf(order));
}

/** Why an order ends whose hold has run out. */
function reasonOf(services: Services, registration: Registration): string {
  if (registration.state === RegistrationState.REJECTED) return UNCORRECTED + WRITE_TO_US;
  const reason = isAddressTrusted(services, registration) ? TOO_LATE : UNCONFIRMED;
  return registration.amountRupees > 0 ? reason + WRITE_TO_US : reason;
}

/** Ends a hold that has run out, unless another process was faster. */
async function endHold(services: Services, found: Registration): Promise<void> {
  await services.dataSource.transaction(async (manager) => {
    const registration = await lockRegistration(manager, found);
    const { holdUntil } = registration;
    if (!holdUntil || holdUntil > services.clock.now()) return;
    if (registration.state === RegistrationState.SUBMITTED)
      return releaseSeat(manager, services, registration);
    const cancelled = await giveUpPlace(manager, services, registration, {
      by: RegistrationActor.SYSTEM,
      state: RegistrationState.CANCELLED,
      reason: reasonOf(services, registration),
    });
    if (!(await hasOtherLive(manager, services, cancelled)))
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
    where: {
      state: RegistrationState.STARTED,
      isReminded: false,
      emailConfirmedAt: Not(IsNull()),
      holdUntil: Between(now, soon),
    },
    order: { holdUntil: "ASC" },
    take: MOST_AT_ONCE,
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

async function endLateHolds(services: Services): Promise<void> {
  const late = await services.dataSource.manager.find(Registration, {
    where: { holdUntil: LessThanOrEqual(services.clock.now()) },
    order: { holdUntil: "ASC" },
    take: MOST_AT_ONCE,
  });
  await settleAll(late.map((registration) => () => endHold(services, registration)));
}

/** Tells of the holds that soon run out. */
async function remindOfHolds(services: Services): Promise<void> {
  const ending = await findEnding(services);
  await settleAll(ending.map((registration) => () => remind(services, registration)));
}

const STEPS = [endLateHolds, endUnconfirmedWaiting, remindOfHolds, tendLines, tellNews, dropUnusedPictures];

/** Ends holds, or reminds of them, tends the waiting lists and writes what is new. Row locks decide each step, so several processes may sweep. */
export async function sweepRegistrations(services: Services): Promise<void> {
  await settleAll(STEPS.map((step) => () => step(services)));
}
