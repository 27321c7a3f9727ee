import type { EntityManager } from "typeorm";
import type { Context, Services } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { Conflict, Invalid, NotFound, Refusal } from "../../../core/errors";
import { textOrNull } from "../../../core/content/text";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { brokenUniqueIndex } from "../../../database/conflicts";
import { confirmRegistration } from "../orders/confirmRegistration";
import { lockRegistration } from "../registration/findRegistration";
import { giveUpSeat } from "../orders/giveUpSeat";
import { areAllTrusted, longHoldFrom } from "../registration/holds";
import type { Mover } from "../registration/moveRegistration";
import { moveRegistration } from "../registration/moveRegistration";
import { emit } from "../registration/orderEvents";
import { Registration, RegistrationState, offeringOf } from "../registration/registration.entity";
import type {
  CancelRegistrationByStaffInput,
  DecideRegistrationInput,
} from "../registration/registration.inputs";
import { RegistrationDecision } from "../registration/registration.inputs";
import {
  canApprove,
  canCancelByStaff,
  canConfirmByPhone,
  canReinstate,
  canReject,
} from "../registration/registration.policy";
import type { RegistrationDecided } from "../registration/registration.results";
import { RegistrationActor } from "../registration/registrationEvent.entity";
import { reinstateRegistration } from "./reinstateRegistration";
import { requireSeat } from "../seats/requireSeat";
import { sendLinkAgain } from "./sendLinkAgain";

/** A request of staff, or a background job on their behalf. */
export type Staff = Services & Pick<Context, "actor" | "clientAddress">;

export type Work = (
  manager: EntityManager,
  registration: Registration,
  mover: Mover,
) => Promise<Registration>;

interface Step {
  id: string;
  /** Optimistic lock; null if `work` checks the state itself. */
  expectedVersion: number | null;
  action: string;
  /** Locks taken before the offering and the registration. */
  hold?: (manager: EntityManager) => Promise<void>;
  work: Work;
}

/** The log is permanent, so it gets no personal data. */
function auditedOf({ reference, title, amountRupees, state }: Registration) {
  return { reference, title, amountRupees, state };
}

function refusalOf(error: unknown): unknown {
  const index = brokenUniqueIndex(error);
  if (index === "payment_proofs_utr_unique") return new Conflict("This UTR belongs to another registration.");
  if (index?.startsWith("registrations_live_"))
    return new Conflict("The person has another registration for that. Please look at that one.");
  return error;
}

/** Runs a staff action with optimistic locking and an audit row. */
export async function byStaff(
  context: Staff,
  { id, expectedVersion, action, hold, work }: Step,
): Promise<Registration> {
  const { name: staffName } = await signedInActor(context);
  const step = context.dataSource.transaction(async (manager) => {
    await hold?.(manager);
    const found = await manager.findOneBy(Registration, { id });
    if (!found) throw new NotFound("registration");
    const before = await lockRegistration(manager, found);
    if (expectedVersion !== null && before.version !== expectedVersion)
      throw new Conflict("This registration was changed while you had it open.");
    const after = await work(manager, before, { by: RegistrationActor.STAFF, staffName });
    const record = {
      action,
      entity: "Registration",
      entityId: id,
      before: auditedOf(before),
      after: auditedOf(after),
    };
    await recordAudit({ manager, services: context }, record);
    return after;
  });
  return step.catch((error: unknown) => {
    throw refusalOf(error);
  });
}

export function refuseState(): never {
  throw new Conflict("That can’t be done in this registration’s current state.");
}

/** Takes a seat again if its own was released. */
export function approve(services: Services): Work {
  return async (manager, registration, mover) => {
    if (!canApprove(registration)) refuseState();
    if (!registration.holdsSeat) await requireSeat(manager, offeringOf(registration));
    return confirmRegistration({ manager, services }, registration, mover);
  };
}

export function reinstate(services: Services): Work {
  return async (manager, registration, mover) => {
    if (!canReinstate(registration)) refuseState();
    return reinstateRegistration({ manager, services }, registration, mover);
  };
}

function reject(context: Context, reason: string, isFinal: boolean): Work {
  return async (manager, registration, mover) => {
    if (!canReject(registration)) refuseState();
    const transaction = { manager, services: context };
    if (isFinal) return giveUpSeat(transaction, registration, { kind: "REJECTED", by: mover, reason });
    const rejected = await moveRegistration(transaction, registration, {
      ...mover,
      state: RegistrationState.REJECTED,
      note: reason,
      columns: { reason, holdUntil: longHoldFrom(context.clock.now()) },
    });
    await emit(transaction, rejected, { kind: "CORRECTION_ASKED" });
    return rejected;
  };
}

export function sendLink(services: Services): Work {
  return async (manager, registration) => {
    if (!canConfirmByPhone(registration) || areAllTrusted(services)) refuseState();
    return sendLinkAgain({ manager, services }, registration);
  };
}

function whyOf(reason: string | null | undefined): string {
  const why = textOrNull(reason);
  if (!why) throw new Invalid([{ field: "reason", message: "Please say why: the person reads it." }]);
  return why;
}

const WORKS: Record<RegistrationDecision, (context: Context, input: DecideRegistrationInput) => Work> = {
  [RegistrationDecision.APPROVE]: approve,
  [RegistrationDecision.REINSTATE]: reinstate,
  [RegistrationDecision.SEND_LINK]: sendLink,
  [RegistrationDecision.REJECT]: (context, { reason, isFinal }) => reject(context, whyOf(reason), isFinal),
};

export const LINK_SENT = "sendRegistrationLink";
const DECIDED = "decideRegistration";
const ACTIONS: Record<RegistrationDecision, string> = {
  [RegistrationDecision.APPROVE]: DECIDED,
  [RegistrationDecision.REINSTATE]: DECIDED,
  [RegistrationDecision.REJECT]: DECIDED,
  [RegistrationDecision.SEND_LINK]: LINK_SENT,
};

/** One transaction each, so that one failure does not block the others. */
export async function decideRegistration(
  context: Context,
  input: DecideRegistrationInput,
): Promise<RegistrationDecided[]> {
  const work = WORKS[input.decision](context, input);
  const decided: RegistrationDecided[] = [];
  for (const one of input.registrations) {
    const result = { id: one.id, registration: null, problem: null };
    try {
      const registration = await byStaff(context, { ...one, action: ACTIONS[input.decision], work });
      decided.push({ ...result, registration });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      decided.push({ ...result, problem: error.message });
    }
  }
  return decided;
}

export async function cancelRegistrationByStaff(
  context: Context,
  { reason, ...which }: CancelRegistrationByStaffInput,
): Promise<Registration> {
  const work: Work = async (manager, registration, by) => {
    if (!canCancelByStaff(registration)) refuseState();
    const ending = { kind: "CANCELLED", by, reason: reason.trim() } as const;
    return giveUpSeat({ manager, services: context }, registration, ending);
  };
  return byStaff(context, { ...which, action: "cancelRegistrationByStaff", work });
}
