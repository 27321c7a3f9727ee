import type { EntityManager } from "typeorm";
import { Conflict, NotFound } from "../../../core/errors";
import { sentence } from "../../../core/text/sentence";
import type { Context } from "../../../platform/context";
import type { Transaction } from "../../../platform/transaction";
import { Batch, BatchAccessKind } from "../../learning/batch.entity";
import { requirePublished } from "../../learning/access/requirePublished";
import { BatchAccess } from "../../learning/access/batchAccess.entity";
import { keepPaid, openBatchFor } from "../orders/confirmRegistration";
import { findLive } from "../registration/findLive";
import { emit } from "../registration/orderEvents";
import { endAccess } from "../orders/giveUpSeat";
import type { Offering, OfferingKey } from "../offerings/offering";
import { OfferingKind, findOffering } from "../offerings/offering";
import { Registration, RegistrationState, offeringOf } from "../registration/registration.entity";
import type { MoveToOfferingInput } from "../registration/registration.inputs";
import { canMove } from "../registration/registration.policy";
import { requireSeat } from "../seats/requireSeat";
import { lockOfferings, returnSeat } from "../registration/seats";
import type { Work } from "./decideRegistration";
import { byStaff, refuseState } from "./decideRegistration";
import { moveRegistration } from "../registration/moveRegistration";

const SAME = "The learner has a seat there already.";
const OVER = "It is over, so nobody can be moved there.";
const OPEN = "This batch is open to everyone who is signed in.";
const TWICE = "The person has another registration for that. Please look at that one.";

async function requireDestination(
  { manager, services: context }: Transaction<Context>,
  registration: Registration,
  to: OfferingKey,
): Promise<Offering> {
  const offering = await findOffering(manager, to, context.clock.now());
  if (!offering) throw new NotFound("offering");
  if (offeringOf(registration).id === to.id) throw new Conflict(SAME);
  if (offering.isOver) throw new Conflict(OVER);
  if (await manager.existsBy(Batch, { id: to.id, access: BatchAccessKind.OPEN })) throw new Conflict(OPEN);
  if (to.kind === OfferingKind.BATCH) await requirePublished(manager, to.id);
  const { id: exceptId, emailKey } = registration;
  if (await findLive({ manager, services: context }, { ...to, emailKey, exceptId }))
    throw new Conflict(TWICE);
  return offering;
}

/** Whether the learner has a seat there, by another way in than an order. */
async function isIn(manager: EntityManager, { userId }: Registration, { kind, id }: OfferingKey) {
  if (kind !== OfferingKind.BATCH || !userId) return false;
  return manager.existsBy(BatchAccess, { userId, batchId: id });
}

async function openNew(
  { manager, services: context }: Transaction<Context>,
  moved: Registration,
  isInside: boolean,
): Promise<Registration> {
  const { id, batchId, userId } = moved;
  if (!batchId || !userId) return moved;
  const holdsSeat = isInside
    ? await keepPaid(manager, { userId, batchId })
    : await openBatchFor({ manager, services: context }, moved, userId);
  await manager.update(Registration, { id }, { holdsSeat });
  return manager.create(Registration, { ...moved, holdsSeat });
}

/** Locks both offerings in the global order before the order. */
async function lockBoth(manager: EntityManager, { id, offeringId }: MoveToOfferingInput): Promise<void> {
  const order = await manager.findOneBy(Registration, { id });
  if (order) await lockOfferings(manager, [offeringOf(order), { kind: order.kind, id: offeringId }]);
}

/** Moves a confirmed order, with its seat and access, to another batch, or to another run of its kind. */
export async function moveToOffering(context: Context, input: MoveToOfferingInput): Promise<Registration> {
  const { offeringId: id, ...which } = input;
  const work: Work = async (manager, registration, mover) => {
    if (!canMove(registration)) refuseState();
    const transaction = { manager, services: context };
    const [from, to] = [offeringOf(registration), { kind: registration.kind, id }];
    const offering = await requireDestination(transaction, registration, to);
    const isInside = await isIn(manager, registration, to);
    if (!isInside) await requireSeat(manager, to);
    if (await endAccess(manager, registration)) await returnSeat(manager, from);
    const isBatch = registration.kind === OfferingKind.BATCH;
    const moved = await moveRegistration(transaction, registration, {
      ...mover,
      state: RegistrationState.CONFIRMED,
      note: sentence(`Moved from ${registration.title} to ${offering.title}`),
      columns: {
        ...(isBatch ? { batchId: id } : { runId: id }),
        title: offering.title,
        holdsSeat: true,
      },
    });
    const opened = await openNew(transaction, moved, isInside);
    await emit(transaction, opened, { kind: "MOVED", from: registration });
    return opened;
  };
  const hold = async (manager: EntityManager) => lockBoth(manager, input);
  return byStaff(context, { ...which, action: "moveToOffering", hold, work });
}
