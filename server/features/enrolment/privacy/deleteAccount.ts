import type { EntityManager } from "typeorm";
import { emailKey } from "../../../core/text/email";
import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { Conflict, Unauthenticated } from "../../../core/errors";
import { forgetOrigins } from "../../../platform/audit/forgetOrigins";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { OutboxEmail } from "../../../platform/mail/email.entity";
import { queueEmail } from "../../../platform/mail/queueEmail";
import type { DeleteAccountInput } from "../../auth/account/account.inputs";
import { accountDeletedEmail } from "../../auth/account/accountEmails";
import { AccountToken } from "../../auth/account/accountToken.entity";
import type { InvalidCredentials } from "../../auth/sessions/auth.results";
import { AccountDeleted } from "../../auth/sessions/auth.results";
import { checkOwnPassword, isProven } from "../../auth/passwords/checkOwnPassword";
import { lockProvenAccount } from "../../auth/account/lockProvenAccount";
import { User } from "../../auth/user.entity";
import { BatchAccess } from "../../learning/access/batchAccess.entity";
import { leaveBatches } from "../../learning/access/revokeAccess";
import { forgetPosts } from "../../discussion/questions/forgetPosts";
import { fillSeats } from "../seats/fillSeats";
import { forgetPerson, lockStatementsOf } from "./forgetPerson";
import { giveUpSeat } from "../orders/giveUpSeat";
import type { OfferingKey } from "../offerings/offering";
import { OfferingKind } from "../offerings/offering";
import { Registration, RegistrationState, offeringOf } from "../registration/registration.entity";
import { canCancel } from "../registration/registration.policy";
import { RegistrationActor } from "../registration/registrationEvent.entity";
import { areAmong, returnSeat, lockOfferings } from "../registration/seats";
import type { Transaction } from "../../../platform/transaction";

const LAST_ADMIN = "You're the only administrator. Make someone else an administrator first.";
const REASON = "The person deleted their account.";

async function findSeats(manager: EntityManager, userId: string): Promise<OfferingKey[]> {
  const registrations = await manager.findBy(Registration, { userId });
  const accesses = await manager.findBy(BatchAccess, { userId });
  return [
    ...registrations.map(offeringOf),
    ...accesses.map(({ batchId }) => ({ kind: OfferingKind.BATCH, id: batchId })),
  ];
}

/** Locks all administrators in one order, so that the last two cannot leave concurrently. */
async function requireAnotherAdmin(manager: EntityManager, { id, role }: User): Promise<void> {
  if (role !== Role.ADMIN) return;
  const admins = await manager.find(User, {
    where: { role },
    order: { id: "ASC" },
    lock: { mode: "for_no_key_update" },
  });
  if (!admins.some((admin) => admin.id !== id)) throw new Conflict(LAST_ADMIN);
}

/** Lock order: account, statements, seats. Throws if the password changed or the account has just got a seat that is not locked. */
async function lockAll(manager: EntityManager, user: User): Promise<OfferingKey[]> {
  await requireAnotherAdmin(manager, user);
  if (!(await lockProvenAccount(manager, user))) throw new Unauthenticated();
  const seats = await findSeats(manager, user.id);
  const orders = await manager.findBy(Registration, { userId: user.id });
  await lockStatementsOf(
    manager,
    orders.map(({ id }) => id),
  );
  const locked = await lockOfferings(manager, seats);
  if (!areAmong(await findSeats(manager, user.id), locked))
    throw new Conflict("Something about your account changed a moment ago. Please try again.");
  return locked;
}

/** A paid order stays in the books without its seat; any other order ends. */
async function leaveOrder(
  { manager, services: context }: Transaction<Context>,
  order: Registration,
): Promise<void> {
  const isPaid = order.state === RegistrationState.CONFIRMED;
  if (!isPaid && canCancel(order)) {
    const by = { by: RegistrationActor.PERSON };
    const left = await giveUpSeat({ manager, services: context }, order, {
      kind: "LEFT",
      by,
      reason: REASON,
    });
    await forgetPerson(manager, left);
    return;
  }
  const hasOwnSeat = order.holdsSeat && order.kind !== OfferingKind.BATCH;
  if (hasOwnSeat) await returnSeat(manager, offeringOf(order));
  await manager.update(Registration, { id: order.id }, { holdsSeat: false });
  await forgetPerson(manager, order);
}

async function leave({ manager, services: context }: Transaction<Context>, user: User): Promise<void> {
  const seats = await lockAll(manager, user);
  const orders = await manager.find(Registration, {
    where: { userId: user.id },
    order: { id: "ASC" },
    lock: { mode: "pessimistic_write" },
  });
  for (const order of orders) await leaveOrder({ manager, services: context }, order);
  await leaveBatches(manager, user.id);
  await forgetPosts(manager, user.id);
  for (const key of seats) await fillSeats({ manager, services: context }, key);
  // Messages to or from an unverified address may be another person's.
  if (user.emailVerifiedAt) {
    await context.ownMessages.erase(manager, user.email);
    await manager.delete(OutboxEmail, { toKey: emailKey(user.email) });
  }
  // Covers the account's former and requested addresses.
  await manager.delete(OutboxEmail, { aboutId: user.id });
  await forgetOrigins(manager, user.id);
  await recordAudit(
    {
      manager,
      services: { actor: context.actor, clock: context.clock, clientAddress: "", jobs: context.jobs },
    },
    {
      action: "deleteAccount",
      entity: "User",
      entityId: user.id,
      actor: { userId: user.id },
    },
  );
  await queueEmail({ manager, services: context }, accountDeletedEmail(user));
  // Before the account's row, as in the replacement of an expired account.
  await manager.delete(AccountToken, { userId: user.id });
  // Cascades to sessions, accesses, history and the calendar.
  await manager.delete(User, { id: user.id });
}

export async function deleteAccount(
  context: Context,
  { currentPassword }: DeleteAccountInput,
): Promise<AccountDeleted | InvalidCredentials> {
  const owner = await checkOwnPassword(context, currentPassword);
  if (!isProven(owner)) return owner;
  await context.dataSource.transaction((manager) => leave({ manager, services: context }, owner));
  context.cookies.session.clear();
  context.forgetActor();
  return Object.assign(new AccountDeleted(), { email: owner.email });
}
