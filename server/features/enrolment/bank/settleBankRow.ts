import type { EntityManager } from "typeorm";
import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { Conflict, Invalid, NotFound } from "../../../core/errors";
import { textOrNull } from "../../../core/content/text";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { lockRegistration } from "../orders/findRegistration";
import { Registration } from "../orders/registration.entity";
import type { BankRowInput, SettleBankRowInput } from "./bank.inputs";
import { BankMatch, BankRow, BankRowOutcome } from "./bankRow.entity";
import { holdStatement, lockRow } from "./countBankRow";

const SETTLED =
  "This payment has been settled since you opened it. Your note was not saved: copy it if you need it.";

type Settlement = Pick<BankRow, "outcome" | "settledNote" | "settledById" | "settledAt">;

/** Apply leaves the payment to staff, and nobody has approved or settled it yet. */
export function canSettle({ match, refusal, registrationId, appliedAt, settledAt }: BankRow): boolean {
  const isForStaff = match === BankMatch.DOUBTFUL || refusal !== null;
  return isForStaff && registrationId !== null && !appliedAt && !settledAt;
}

interface Change {
  action: string;
  settlementOf: (row: BankRow) => Settlement;
}

/** Lock order as in `countBankRow`. The audit log omits the note, which may name a person. */
async function changeSettlement(
  context: Context,
  seen: BankRowInput,
  { action, settlementOf }: Change,
): Promise<BankRow> {
  return context.dataSource.transaction(async (manager: EntityManager) => {
    const found = await manager.findOneBy(BankRow, { id: seen.id });
    if (!found) throw new NotFound("row");
    await holdStatement(manager, found);
    const registration = await manager.findOneBy(Registration, { id: seen.registrationId });
    if (!registration) throw new NotFound("registration");
    await lockRegistration(manager, registration);
    const row = await lockRow(manager, seen);
    const settlement = settlementOf(row);
    await manager.update(BankRow, { id: row.id }, settlement);
    await recordAudit(
      { manager, services: context },
      {
        action,
        entity: "Registration",
        entityId: row.registrationId,
        before: { outcome: row.outcome },
        after: { outcome: settlement.outcome },
      },
    );
    return manager.create(BankRow, { ...row, ...settlement });
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
  return changeSettlement(context, seen, {
    action: "settleBankRow",
    settlementOf: (row) => {
      if (row.settledAt) throw new Conflict(SETTLED);
      if (!canSettle(row)) throw new Conflict("This payment is no longer in doubt. Your note was not saved.");
      return { outcome, settledNote, settledById, settledAt: context.clock.now() };
    },
  });
}

export async function reopenBankRow(context: Context, seen: BankRowInput): Promise<BankRow> {
  return changeSettlement(context, seen, {
    action: "reopenBankRow",
    settlementOf: (row) => {
      if (!row.settledAt) throw new Conflict("This payment is not settled.");
      return { outcome: null, settledNote: null, settledById: null, settledAt: null };
    },
  });
}
