import { IsNull, Not } from "typeorm";
import type { EntityManager } from "typeorm";
import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { lockWithin } from "../../../database/lockWithin";
import { Conflict, Invalid, NotFound } from "../../../core/errors";
import type { VersionedInput } from "../../../core/content/inputs";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { networkOf } from "../../../platform/security/networkOf";
import type { MapBankColumnsInput } from "./bank.inputs";
import { BankChunk } from "./bankChunk.entity";
import { BEING_COMPARED } from "./countBankRow";
import { isEnough } from "./statement/bankColumns";
import { BankImport, BankImportState } from "./bankImport.entity";
import { enqueueBankImport } from "./bankJob";
import { BankMapping } from "./bankMapping.entity";
import { BankRow, rowsToApply } from "./bankRow.entity";
import { matchBankRows } from "./matchBankRows";
import { fingerprintOf } from "./statement/statementLayout";

const { UPLOADING, READING, COLUMNS_NEEDED, READY, APPLYING, APPLIED, FAILED } = BankImportState;

type Step = (manager: EntityManager, found: BankImport) => Promise<Partial<BankImport>>;

function auditedFields({ fileName, state }: BankImport) {
  return { fileName, state };
}

async function lockExpected(
  manager: EntityManager,
  { id, expectedVersion }: VersionedInput,
  states: BankImportState[],
): Promise<BankImport> {
  const found = await lockWithin(manager, BEING_COMPARED, () =>
    manager.findOne(BankImport, { where: { id }, lock: { mode: "pessimistic_write" } }),
  );
  if (!found) throw new NotFound("statement");
  if (found.version !== expectedVersion || !states.includes(found.state))
    throw new Conflict("This statement was changed while you had it open. Please look at it again.");
  return found;
}

/** Re-reading would lose applied and settled rows, and count their payments twice. */
async function refuseCounted(manager: EntityManager, importId: string): Promise<void> {
  const done = Not(IsNull());
  const hasCounted = await manager.existsBy(BankRow, [
    { importId, appliedAt: done },
    { importId, settledAt: done },
  ]);
  if (hasCounted) throw new Conflict("Payments of this statement were applied or settled, so it is kept.");
}

async function moveOn(
  context: Context,
  input: VersionedInput,
  { action, from, step }: { action: string; from: BankImportState[]; step: Step },
): Promise<BankImport> {
  return context.dataSource.transaction(async (manager) => {
    const found = await lockExpected(manager, input, from);
    const columns = { ...(await step(manager, found)), version: found.version + 1 };
    await manager.update(BankImport, { id: found.id }, columns);
    const after = manager.create(BankImport, { ...found, ...columns });
    const record = { action, entity: "BankImport", entityId: found.id };
    await recordAudit(
      { manager, services: context },
      { ...record, before: auditedFields(found), after: auditedFields(after) },
    );
    return after;
  });
}

export async function mapBankColumns(context: Context, input: MapBankColumnsInput): Promise<BankImport> {
  const { columns } = input;
  if (!isEnough(columns)) {
    const message = "Please choose a column of amounts, and one with the UTR or the bank's description.";
    throw new Invalid([{ field: "columns", message }]);
  }
  const from = [COLUMNS_NEEDED, READY];
  return moveOn(context, input, {
    action: "mapBankColumns",
    from,
    step: async (manager, { id, headings }) => {
      await refuseCounted(manager, id);
      if (!(await manager.existsBy(BankChunk, { importId: id })))
        throw new Conflict("The file of this statement is no longer stored. Please import it again.");
      if (Object.values(columns).some((column) => column !== null && column >= headings.length))
        throw new Invalid([{ field: "columns", message: "There is no such column." }]);
      const updatedAt = context.clock.now();
      const mapping = { fingerprint: fingerprintOf(headings), columns: { ...columns }, updatedAt };
      await manager.upsert(BankMapping, mapping, ["fingerprint"]);
      await enqueueBankImport({ manager, services: context }, { importId: id });
      return { state: READING, done: 0, problem: null };
    },
  });
}

export async function rematchBankImport(context: Context, input: VersionedInput): Promise<BankImport> {
  return moveOn(context, input, {
    action: "rematchBankImport",
    from: [READY, APPLIED],
    step: async (manager, { id }) => {
      const refused = { importId: id, refusal: Not(IsNull()), settledAt: IsNull() };
      await manager.update(BankRow, refused, { refusal: null });
      await matchBankRows({ manager, services: context }, id);
      return { state: READY, problem: null };
    },
  });
}

export async function applyBankImport(context: Context, input: VersionedInput): Promise<BankImport> {
  const { userId, name } = await signedInActor(context);
  return moveOn(context, input, {
    action: "applyBankImport",
    from: [READY],
    step: async (manager, { id }) => {
      const rows = await manager.countBy(BankRow, rowsToApply(id));
      if (rows === 0) throw new Conflict("There is nothing to approve.");
      await manager.delete(BankChunk, { importId: id });
      await enqueueBankImport({ manager, services: context }, { importId: id });
      return {
        state: APPLYING,
        problem: null,
        done: 0,
        total: rows,
        appliedById: userId,
        appliedByName: name,
        appliedFrom: networkOf(context.clientAddress),
      };
    },
  });
}

/** Only a statement that approved nothing can go: its rows stop a payment from counting twice. */
export async function deleteBankImport(context: Context, input: VersionedInput): Promise<BankImport> {
  return context.dataSource.transaction(async (manager) => {
    const from = [UPLOADING, READING, COLUMNS_NEEDED, READY, FAILED];
    const found = await lockExpected(manager, input, from);
    await refuseCounted(manager, found.id);
    await manager.delete(BankImport, { id: found.id });
    const record = { action: "deleteBankImport", entity: "BankImport", entityId: found.id };
    await recordAudit({ manager, services: context }, { ...record, before: auditedFields(found) });
    return found;
  });
}
