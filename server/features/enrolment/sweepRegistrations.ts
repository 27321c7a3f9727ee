import { LessThanOrEqual } from "typeorm";
import type { Services } from "../../graphql/context";
import { settleAll } from "../../platform/settleAll";
import { sendCancelled } from "./enrolmentLetters";
import { lockRegistration } from "./findRegistration";
import { giveUpPlace } from "./giveUpPlace";
import { Registration, RegistrationState } from "./registration.entity";
import { RegistrationActor } from "./registrationEvent.entity";
import { tellNews } from "./tellNews";
import { tendLines } from "./tendLines";

const KEPT_UNUSED_MS = 24 * 60 * 60 * 1000;
const MOST_AT_ONCE = 200;
const TOO_LATE = "The place was held for 24 hours, and no payment reached us.";

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

const STEPS = [endLateHolds, tendLines, tellNews, dropUnusedPictures];

/** Ends the holds that have run out and tends the waiting lists, and writes what is new. Row locks decide each step, so several processes may sweep. */
export async function sweepRegistrations(services: Services): Promise<void> {
  await settleAll(STEPS.map((step) => () => step(services)));
}
