import type { EntityManager } from "typeorm";
import { IsNull } from "typeorm";
import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { Conflict, Invalid, NotFound } from "../../../core/errors";
import { textOrNull } from "../../../core/content/text";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { lockRegistration } from "../registration/findRegistration";
import { Registration } from "../registration/registration.entity";
import type { AssignBankRowInput, BankRowInput, SettleBankRowInput } from "./bank.inputs";
import { BankMatch, BankReason, BankRow, BankRowOutcome } from "./bankRow.entity";
import { holdStatement, lockRow } from "./countBankRow";

const SETTLED =
  "This payment has been settled since you opened it. Your note wasn’t saved: copy it if you need it.";

/** A credit that fits no order, so that staff must assign it or mark it. */
function isUnexplained({ match, reason, amountPaise }: BankRow): boolean {
  return match === BankMatch.REST && reason === null && Number(amountPaise) > 0;
}

/** Apply leaves the payment to staff, and nobody has approved or settled it yet. */
export function canSettle(row: BankRow): boolean {
  const isForStaff = row.match === BankMatch.DOUBTFUL || row.refusal !== null || isUnexplained(row);
  return isForStaff && !row.appliedAt && !row.settledAt;
}

interface Change {
  action: string;
  changeOf: (row: BankRow) => Partial<BankRow>;
}

/** What a change says of the row: an order assigned, or how it was settled. */
function auditedOf({ outcome, registrationId }: BankRow, changed: Partial<BankRow>) {
  return "registrationId" in changed ? { registrationId } : { outcome };
}

/** Lock order as in `countBankRow`. The audit log omits the note, which may name a person. */
async function changeRow(
  context: Context,
  { id, registrationId = null }: BankRowInput,
  { action, changeOf }: Change,
): Promise<BankRow> {
  return context.dataSource.transaction(async (manager: EntityManager) => {
    const found = await manager.findOneBy(BankRow, { id });
    if (!found) throw new NotFound("row");
    await holdStatement(manager, found);
    const registration = await manager.findOneBy(Registration, { id: registrationId ?? IsNull() });
    if (registrationId && !registration) throw new NotFound("registration");
    if (registration) await lockRegistration(manager, registration);
    const row = await lockRow(manager, { id, registrationId });
    const columns = changeOf(row);
    await manager.update(BankRow, { id: row.id }, columns);
    const after = manager.create(BankRow, { ...row, ...columns });
    const subject = registration
      ? { entity: "Registration", entityId: registration.id }
      : { entity: "BankImport", entityId: row.importId };
    await recordAudit(
      { manager, services: context },
      { action, ...subject, before: auditedOf(row, columns), after: auditedOf(after, columns) },
    );
    return after;
  });
}

export async function settleBankRow(
  context: Context,
  { outcome, note, ...seen }: SettleBankRowInput,
): Promise<BankRow> {
  const settledNote = textOrNull(note);
  if (outcome === BankRowOutcome.OTHER && !settledNote)
    throw new Invalid([{ field: "note", message: "Say what happened to this payment." }]);
  const { userId: settledById } = await signedInActor(context);
  return changeRow(context, seen, {
    action: "settleBankRow",
    changeOf: (row) => {
      if (row.settledAt) throw new Conflict(SETTLED);
      if (!canSettle(row)) throw new Conflict("This payment is no longer in doubt. Your note wasn’t saved.");
      return { outcome, settledNote, settledById, settledAt: context.clock.now() };
    },
  });
}

export async function reopenBankRow(context: Context, seen: BankRowInput): Promise<BankRow> {
  return changeRow(context, seen, {
    action: "reopenBankRow",
    changeOf: (row) => {
      if (!row.settledAt) throw new Conflict("This payment isn’t settled.");
      return { outcome: null, settledNote: null, settledById: null, settledAt: null };
    },
  });
}

/** A credit that nobody has approved or settled can be any order's. */
export function canAssign(row: BankRow): boolean {
  return canSettle(row) && Number(row.amountPaise) > 0;
}

/** Staff find the order of a credit; approving it stays a step of its own. */
export async function assignBankRow(
  context: Context,
  { toRegistrationId = null, ...seen }: AssignBankRowInput,
): Promise<BankRow> {
  const to = { id: toRegistrationId ?? "" };
  if (toRegistrationId && !(await context.dataSource.manager.existsBy(Registration, to)))
    throw new NotFound("registration");
  return changeRow(context, seen, {
    action: "assignBankRow",
    changeOf: (row) => {
      if (!canAssign(row)) throw new Conflict("This payment is no longer in doubt.");
      if (toRegistrationId)
        return { match: BankMatch.DOUBTFUL, reason: BankReason.ASSIGNED, registrationId: toRegistrationId };
      return { match: BankMatch.REST, reason: null, registrationId: null };
    },
  });
}
