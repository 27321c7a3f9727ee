import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import type { Services } from "../../../platform/context";
import { settleAll } from "../../../core/concurrency/settleAll";
import { isTrustedSql } from "../registration/liveOrder";
import { lockRegistration } from "../registration/findRegistration";
import { giveUpSeat } from "../orders/giveUpSeat";
import { HOLD_MS, LONG_HOLD, areAllTrusted, isAddressTrusted } from "../registration/holds";
import { Registration, RegistrationState } from "../registration/registration.entity";
import { RegistrationActor } from "../registration/registrationEvent.entity";

const MAX_AT_ONCE = 200;
const UNCONFIRMED = `The e-mail address wasn’t confirmed within ${LONG_HOLD}. Please register again.`;

/** The day counts from the e-mail's delivery, not from the order. A failed e-mail gets a week, in which staff can retry it. */
const LATE = `
  SELECT r.id FROM registrations r
  WHERE r.state = 'WAITING' AND NOT ${isTrustedSql("r", "false")} AND r.created_at <= $1
    AND NOT EXISTS (SELECT 1 FROM letters WHERE about_id = r.id AND (state = 'QUEUED' OR sent_at > $1
      OR (state = 'FAILED' AND queued_at > $1::timestamptz - interval '6 days')))
  ORDER BY r.created_at LIMIT ${MAX_AT_ONCE}`;

async function endOne(services: Services, found: Registration): Promise<void> {
  await services.dataSource.transaction(async (manager: EntityManager) => {
    const waiting = await lockRegistration(manager, found);
    if (waiting.state !== RegistrationState.WAITING || isAddressTrusted(services, waiting)) return;
    const by = { by: RegistrationActor.SYSTEM };
    await giveUpSeat({ manager, services }, waiting, { kind: "CANCELLED", by, reason: UNCONFIRMED });
  });
}

export async function endUnconfirmedWaiting(services: Services): Promise<void> {
  if (areAllTrusted(services)) return;
  const { manager } = services.dataSource;
  const before = new Date(services.clock.now().getTime() - HOLD_MS);
  const late = await manager.query<{ id: string }[]>(LATE, [before]);
  const found = await manager.findBy(Registration, { id: In(late.map(({ id }) => id)) });
  await settleAll(found.map((waiting) => () => endOne(services, waiting)));
}
