import { readAcademy } from "../../../platform/readAcademy";
import { confirmRegistration } from "../orders/confirmRegistration";
import { areAllTrusted, holdFor } from "../registration/holds";
import { isInLineSql } from "../registration/liveOrder";
import { moveRegistration } from "../registration/moveRegistration";
import { emit } from "../registration/orderEvents";
import type { Offering, OfferingKey } from "../offerings/offering";
import { findOffering, isLastSessionOn } from "../offerings/offering";
import { Registration, RegistrationState } from "../registration/registration.entity";
import { RegistrationActor } from "../registration/registrationEvent.entity";
import { takeSeat, tablesOf } from "../registration/seats";
import type { Transaction } from "../../../platform/transaction";

/** Bounds the transaction; the next sweep continues. */
const MAX_AT_ONCE = 50;

/** Confirms at once if there is nothing to pay. */
async function moveUp(
  { manager, services }: Transaction,
  waiting: Registration,
  offering: Offering,
): Promise<void> {
  const started = await moveRegistration({ manager, services }, waiting, {
    by: RegistrationActor.SYSTEM,
    state: RegistrationState.STARTED,
    note: "A seat opened up.",
    columns: { holdsSeat: true, holdUntil: holdFor(services, waiting, offering) },
  });
  if (started.amountRupees > 0) return emit({ manager, services }, started, { kind: "MOVED_UP" });
  await confirmRegistration({ manager, services }, started, { by: RegistrationActor.SYSTEM, isTurn: true });
}

/** Stops once registration is closed, the last session has started, or payment is impossible (decision 014). The caller has locked the offering. */
export async function fillSeats({ manager, services }: Transaction, key: OfferingKey): Promise<number> {
  const { column } = tablesOf(key.kind);
  const { takesPayments } = await readAcademy(manager);
  const waiting = await manager
    .createQueryBuilder(Registration, "registration")
    .where(`registration.${column} = :id AND ${isInLineSql("registration", ":isEach")}`, {
      id: key.id,
      isEach: areAllTrusted(services),
    })
    .andWhere("(registration.amountRupees = 0 OR :takesPayments)", { takesPayments })
    .orderBy("registration.queueNumber")
    .take(MAX_AT_ONCE)
    .setLock("pessimistic_write")
    .getMany();
  if (waiting.length === 0) return 0;
  const now = services.clock.now();
  const offering = await findOffering(manager, key, now);
  if (!offering?.isOpen || isLastSessionOn(offering, now)) return 0;
  let moved = 0;
  for (const next of waiting) {
    if (!(await takeSeat(manager, key))) return moved;
    await moveUp({ manager, services }, next, offering);
    moved += 1;
  }
  return moved;
}
