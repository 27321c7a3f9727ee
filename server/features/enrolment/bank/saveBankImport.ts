import { IsNull, Not } from "typeorm";
import type { EntityManager } from "typeorm";
import type { Context } from "../../../platform/context";
import { Conflict, Invalid, NotFound } from "../../../core/errors";
import type { VersionedInput } from "../../../core/content/inputs";
import { recordAudit } from "../../../platform/audit/recordAudit";
import type { MapBankColumnsInput } from "./bank.inputs";
import { BankImport } from "./bankImport.entity";
import { BankMapping } from "./bankMapping.entity";
import { BankRow } from "./bankRow.entity";
import { changeBankImport, lockExpected } from "./changeBankImport";
import { enqueueStatement } from "./importStatement";
import { matchBankRows } from "./matchBankRows";
import { isEnough } from "./statement/bankColumns";
import { readStatement } from "./statement/readStatement";
import { fingerprintOf } from "./statement/statementLayout";
import { storeBankRows } from "./storeBankRows";

/** Re-reading would lose applied and settled rows, and count their payments twice. */
async function refuseCounted(manager: EntityManager, importId: string): Promise<void> {
  const done = Not(IsNull());
  const hasCounted = await manager.existsBy(BankRow, [
    { importId, appliedAt: done },
    { importId, settledAt: done },
  ]);
  if (hasCounted) throw new Conflict("Payments of this statement were applied or settled, so it is kept.");
}

function refuseColumns(message: string): never {
  throw new Invalid([{ field: "columns", message }]);
}

/** Reads the stored file again, by these columns. */
export async function mapBankColumns(context: Context, input: MapBankColumnsInput): Promise<BankImport> {
  const { id, columns } = input;
  if (!isEnough(columns))
    refuseColumns("Please choose a column of amounts, and one with the UTR or the bank's description.");
  return enqueueStatement(context, async () => {
    const select = { id: true, headings: true, file: true } as const;
    const found = await context.dataSource.manager.findOne(BankImport, { where: { id }, select });
    if (!found) throw new NotFound("statement");
    const { headings, file } = found;
    if (Object.values(columns).some((column) => column !== null && column >= headings.length))
      refuseColumns("There is no such column.");
    if (!file) throw new Conflict("The file of this statement is no longer stored. Please import it again.");
    const mapping = { fingerprint: fingerprintOf(headings), columns: { ...columns } };
    const { rows, ...layout } = await readStatement(file, async () => [mapping]);
    return changeBankImport(context, input, {
      action: "mapBankColumns",
      change: async (manager) => {
        await refuseCounted(manager, id);
        const updatedAt = context.clock.now();
        await manager.upsert(BankMapping, { ...mapping, updatedAt }, ["fingerprint"]);
        await manager.delete(BankRow, { importId: id });
        await storeBankRows(manager, id, rows);
        await matchBankRows({ manager, services: context }, id);
        return layout;
      },
    });
  });
}

export async function rematchBankImport(context: Context, input: VersionedInput): Promise<BankImport> {
  return changeBankImport(context, input, {
    action: "rematchBankImport",
    change: async (manager) => {
      const refused = { importId: input.id, refusal: Not(IsNull()), settledAt: IsNull() };
      await manager.update(BankRow, refused, { refusal: null });
      await matchBankRows({ manager, services: context }, input.id);
      return {};
    },
  });
}

/** Only a statement that approved nothing can go: its rows stop a payment from counting twice. */
export async function deleteBankImport(context: Context, input: VersionedInput): Promise<BankImport> {
  return context.dataSource.transaction(async (manager) => {
    const found = await lockExpected(manager, input);
    await refuseCounted(manager, found.id);
    await manager.delete(BankImport, { id: found.id });
    const { fileName } = found;
    const record = { action: "deleteBankImport", entity: "BankImport", entityId: found.id };
    await recordAudit({ manager, services: context }, { ...record, before: { fileName } });
    return found;
  });
}
