import type { Services } from "../../../platform/context";
import { settleAll } from "../../../core/concurrency/settleAll";
import { fillSeats } from "./fillSeats";
import { lockRegistration } from "../registration/findRegistration";
import { giveUpSeat } from "../orders/giveUpSeat";
import type { Offering, OfferingKey } from "../offerings/offering";
import { OfferingKind, findOffering, readOfferings } from "../offerings/offering";
import { Registration, RegistrationState, offeringOf } from "../registration/registration.entity";
import { RegistrationActor } from "../registration/registrationEvent.entity";
import { lockOffering, tablesOf } from "../registration/seats";

const MAX_AT_ONCE = 200;
const TOO_LATE = "No seat opened up in time.";

export async function findOfferingsIn(
  { dataSource: { manager }, clock }: Services,
  state: RegistrationState,
): Promise<Offering[]> {
  const offerings: Offering[] = [];
  for (const kind of [OfferingKind.WORKSHOP, OfferingKind.SEASON, OfferingKind.BATCH]) {
    const { column } = tablesOf(kind);
    const keys = await manager.query<{ id: string }[]>(
      `SELECT DISTINCT ${column} AS id FROM registrations WHERE state = $2 AND kind = $1`,
      [kind, state],
    );
    const ids = keys.map(({ id }) => id);
    if (ids.length > 0) offerings.push(...(await readOfferings(manager, { kind, ids }, clock.now())));
  }
  return offerings;
}

async function endWaiting(services: Services, found: Registration): Promise<void> {
  await services.dataSource.transaction(async (manager) => {
    const registration = await lockRegistration(manager, found);
    const offering = await findOffering(manager, offeringOf(found), services.clock.now());
    if (registration.state !== RegistrationState.WAITING || !offering?.isOver) return;
    const by = { by: RegistrationActor.SYSTEM };
    await giveUpSeat({ manager, services }, registration, { kind: "LINE_ENDED", by, reason: TOO_LATE });
  });
}

async function endLine(services: Services, { kind, id }: OfferingKey): Promise<void> {
  const { column } = tablesOf(kind);
  const waiting = await services.dataSource.manager
    .createQueryBuilder(Registration, "registration")
    .where(`registration.${column} = :id AND registration.state = 'WAITING'`, { id })
    .orderBy("registration.queueNumber")
    .take(MAX_AT_ONCE)
    .getMany();
  await settleAll(waiting.map((registration) => () => endWaiting(services, registration)));
}

async function fillFreeSeats(services: Services, key: OfferingKey): Promise<void> {
  await services.dataSource.transaction(async (manager) => {
    await lockOffering(manager, key);
    await fillSeats({ manager, services }, key);
  });
}

export async function updateWaitingLists(services: Services): Promise<void> {
  const lines = await findOfferingsIn(services, RegistrationState.WAITING);
  const over = lines.filter(({ isOver }) => isOver);
  const free = lines.filter(({ isOpen, isFull }) => isOpen && !isFull);
  await settleAll([
    ...over.map((line) => () => endLine(services, line)),
    ...free.map((line) => () => fillFreeSeats(services, line)),
  ]);
}
