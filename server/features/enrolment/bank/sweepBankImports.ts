import type { Services } from "../../../platform/context";
import { settleAll } from "../../../core/concurrency/settleAll";
import { enqueueBankImport } from "./bankJob";
import { dropAbandonedUploads } from "./receiveStatement";

const WITHOUT_JOB = `
  SELECT id FROM bank_imports WHERE state IN ('READING', 'APPLYING') AND NOT EXISTS (
    SELECT 1 FROM pgboss.job WHERE name IN ('bank-imports', 'dead-bank-imports') AND state <= 'active'
      AND data ->> 'importId' = bank_imports.id::text)`;

/** An old release or a restored backup may leave a statement without its job. */
async function resumeBankImports(services: Services): Promise<void> {
  await services.dataSource.transaction(async (manager) => {
    const left = await manager.query<{ id: string }[]>(WITHOUT_JOB);
    for (const { id } of left) await enqueueBankImport({ manager, services }, { importId: id });
  });
}

export async function sweepBankImports(services: Services): Promise<void> {
  await settleAll([dropAbandonedUploads, resumeBankImports].map((sweep) => () => sweep(services)));
}
