import { Between, In, IsNull, LessThanOrEqual, Not } from "typeorm";
import type { Services } from "../../../platform/context";
import { settleAll } from "../../../core/concurrency/settleAll";
import { reminderEmail } from "../emails/enrolmentEmails";
import { queueOrderEmail } from "../emails/queueOrderEmail";
import { endHold } from "../orders/endHold";
import { endUnconfirmedWaiting } from "./endUnconfirmedWaiting";
import { hasEnded } from "../offerings/offering";
import { Registration, RegistrationState } from "../registration/registration.entity";
import { sendDueNews } from "./sendDueNews";
import { findOfferingsIn, updateWaitingLists } from "./updateWaitingLists";

const REMIND_BEFORE_MS = 6 * 60 * 60 * 1000;
const KEPT_UNUSED_MS = 24 * 60 * 60 * 1000;
const MAX_AT_ONCE = 200;

/** One conditional UPDATE lets only one process send the reminder. */
async function remind(services: Services, registration: Registration): Promise<void> {
  await services.dataSource.transaction(async (manager) => {
    const { id, state, version } = registration;
    const open = { id, state, version, isReminded: false };
    const { affected } = await manager.update(Registration, open, { isReminded: true });
    if (affected) await queueOrderEmail({ manager, services }, registration, reminderEmail(registration));
  });
}

async function findEnding({ dataSource, clock }: Services): Promise<Registration[]> {
  const now = clock.now();
  const soon = new Date(now.getTime() + REMIND_BEFORE_MS);
  const ending = {
    state: RegistrationState.STARTED,
    isReminded: false,
    holdUntil: Between(now, soon),
    createdAt: LessThanOrEqual(new Date(now.getTime() - REMIND_BEFORE_MS)),
  };
  return dataSource.manager.find(Registration, {
    where: [
      { ...ending, emailConfirmedAt: Not(IsNull()) },
      { ...ending, phoneConfirmedAt: Not(IsNull()) },
    ],
    order: { holdUntil: "ASC" },
    take: MAX_AT_ONCE,
  });
}

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
    take: MAX_AT_ONCE,
  });
  await settleAll(late.map((registration) => () => endHold(services, registration)));
}

/** Holds end with their offering, but staff may have changed its date since. */
async function endHoldsOfEnded(services: Services): Promise<void> {
  const now = services.clock.now();
  const unpaid = await findOfferingsIn(services, RegistrationState.STARTED);
  const ids = In(unpaid.filter((offering) => hasEnded(offering, now)).map(({ id }) => id));
  const late = await services.dataSource.manager.find(Registration, {
    where: [
      { state: RegistrationState.STARTED, runId: ids },
      { state: RegistrationState.STARTED, batchId: ids },
    ],
    take: MAX_AT_ONCE,
  });
  await settleAll(late.map((registration) => () => endHold(services, registration)));
}

async function remindOfHolds(services: Services): Promise<void> {
  const ending = await findEnding(services);
  await settleAll(ending.map((registration) => () => remind(services, registration)));
}

const STEPS = [
  endLateHolds,
  endHoldsOfEnded,
  endUnconfirmedWaiting,
  remindOfHolds,
  updateWaitingLists,
  sendDueNews,
  dropUnusedPictures,
];

/** Idempotent: row locks decide each step, so concurrent sweeps are harmless. */
export async function sweepRegistrations(services: Services): Promise<void> {
  await settleAll(STEPS.map((step) => () => step(services)));
}
