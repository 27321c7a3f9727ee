import type { EntityManager } from "typeorm";
import type { Services } from "../../../platform/context";
import type { Job } from "../../../platform/jobs/queue";
import type { Transaction } from "../../../platform/transaction";
import { BankImport } from "./bankImport.entity";
import type { Cursor } from "./statement/parseStatement";

export const BANK_IMPORTS = "bank-imports";
const RETRY_AFTER_SECONDS = 5;

export interface BankJobData {
  importId: string;
  cursor?: Cursor;
}

export interface Step {
  columns: Partial<BankImport>;
  next?: BankJobData;
}

export async function enqueueBankImport(
  { manager, services: { jobs } }: Transaction<Pick<Services, "jobs">>,
  data: BankJobData,
  afterSeconds?: number,
): Promise<void> {
  await jobs.enqueue(manager, { queue: BANK_IMPORTS, data, afterSeconds });
}

/** Runs a step, its progress and the next job in one transaction; the statement's lock makes it idempotent (`step` returns null). */
export async function takeStep(
  services: Services,
  job: Job,
  step: (manager: EntityManager, found: BankImport) => Promise<Step | null>,
): Promise<void> {
  const data = job.data as BankJobData;
  const id = data.importId;
  await services.dataSource.transaction(async (manager) => {
    const lock = { mode: "for_no_key_update", onLocked: "skip_locked" } as const;
    const found = await manager.findOne(BankImport, { where: { id }, lock });
    const taken = found && (await step(manager, found));
    if (taken) {
      const { columns, next } = taken;
      // A new state is a new version for staff. The applying person's network is not needed after it.
      const isNewState = columns.state && { version: () => "version + 1", appliedFrom: null };
      await manager.update(BankImport, { id }, { ...columns, ...isNewState });
      if (next) await enqueueBankImport({ manager, services }, next);
    }
    const isLocked = !found && (await manager.existsBy(BankImport, { id }));
    if (isLocked) await enqueueBankImport({ manager, services }, data, RETRY_AFTER_SECONDS);
    await job.complete(manager);
  });
}
