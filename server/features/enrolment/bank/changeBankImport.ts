import type { EntityManager } from "typeorm";
import { Conflict, NotFound } from "../../../core/errors";
import type { VersionedInput } from "../../../core/content/inputs";
import { lockWithin } from "../../../database/lockWithin";
import { recordAudit } from "../../../platform/audit/recordAudit";
import type { Context } from "../../../platform/context";
import { BankImport } from "./bankImport.entity";
import { BEING_COMPARED } from "./countBankRow";

export async function lockExpected(
  manager: EntityManager,
  { id, expectedVersion }: VersionedInput,
): Promise<BankImport> {
  const found = await lockWithin(manager, BEING_COMPARED, () =>
    manager.findOne(BankImport, { where: { id }, lock: { mode: "pessimistic_write" } }),
  );
  if (!found) throw new NotFound("statement");
  if (found.version !== expectedVersion)
    throw new Conflict("This statement was changed while you had it open. Please look at it again.");
  return found;
}

interface Change {
  action: string;
  change: (manager: EntityManager) => Promise<Partial<BankImport>>;
}

/** Changes a statement with optimistic locking and an audit row. */
export async function changeBankImport(
  context: Context,
  input: VersionedInput,
  { action, change }: Change,
): Promise<BankImport> {
  return context.dataSource.transaction(async (manager) => {
    const found = await lockExpected(manager, input);
    const columns = { ...(await change(manager)), version: found.version + 1 };
    await manager.update(BankImport, { id: found.id }, columns);
    const { fileName } = found;
    await recordAudit(
      { manager, services: context },
      { action, entity: "BankImport", entityId: found.id, before: { fileName }, after: { fileName } },
    );
    return manager.create(BankImport, { ...found, ...columns });
  });
}
