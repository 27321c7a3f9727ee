import type { Services } from "../../../platform/context";
import { monthsBefore } from "../../../platform/retention";
import { settleAll } from "../../../core/concurrency/settleAll";
import { lockRegistration } from "../registration/findRegistration";
import { forgetPerson, lockStatementsOf } from "./forgetPerson";
import { isForgotten } from "../registration/isForgotten";
import { Registration, RegistrationState } from "../registration/registration.entity";

const AT_ONCE = 200;

const OLD = `
  SELECT id FROM registrations AS o
  WHERE created_at < $1 AND email NOT LIKE '%@deleted.invalid'
    AND (state = '${RegistrationState.CANCELLED}' OR (state = '${RegistrationState.REJECTED}' AND hold_until IS NULL))
    AND NOT EXISTS (SELECT 1 FROM registration_events AS event WHERE registration_id = o.id
      AND (at >= $1 OR (state = '${RegistrationState.CONFIRMED}' AND o.amount_rupees > 0)))
  ORDER BY created_at LIMIT ${AT_ONCE}`;

async function forgetOne(services: Services, id: string): Promise<void> {
  await services.dataSource.transaction(async (manager) => {
    const found = await manager.findOneBy(Registration, { id });
    await lockStatementsOf(manager, [id]);
    const order = found && (await lockRegistration(manager, found));
    const hasEnded = order && order.holdUntil === null && !isForgotten(order);
    if (hasEnded && [RegistrationState.CANCELLED, RegistrationState.REJECTED].includes(order.state))
      await forgetPerson(manager, order);
  });
}

/** Anonymizes unpaid orders after the retention period. */
export async function sweepOldOrders(services: Services): Promise<void> {
  const { dataSource, clock, retention } = services;
  const before = monthsBefore(clock.now(), (await retention()).unpaidOrdersKeptMonths);
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const old = await dataSource.query<{ id: string }[]>(OLD, [before]);
    await settleAll(
      old.map(
        ({ id }) =>
          () =>
            forgetOne(services, id),
      ),
    );
    found = old.length;
  }
}
