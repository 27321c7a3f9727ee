import type { EntityManager } from "typeorm";
import type { Services } from "../../../platform/context";
import type { Job } from "../../../platform/jobs/queue";
import type { Transaction } from "../../../platform/transaction";
import { BankImport } from "./bankImport.entity";
import type { Cursor } from "./statement/parseStatement";

export const BANK_IMPORTS = "bank-imports";
const RETRY_AFTER_SECONDS = 5;

/** A step of the work on a statement: what to read next, or which rows to apply next. */
export interface BankJobData {
  importId: string;
  /** Where the reading goes on; it starts from the beginning without one. */
  cursor?: Cursor;
}

export interface Step {
  columns: Partial<BankImport>;
  /** The next job, if the work goes on. */
  next?: BankJobData;
}

/** Starts the work on a statement, in the caller's transaction. */
export async function enqueueBankImport(
  { manager, services: { jobs } }: Transaction<Pick<Services, "jobs">>,
  data: BankJobData,
  afterSeconds?: number,
): Promise<void> {
  await jobs.enqueue(manager, { queue: BANK_IMPORTS, data, afterSeconds });
}

/**
 * Runs a step in one transaction with what it leads to: progress, the next job, and the end of this one. The statement's
 * lock keeps a second process out, and `step` returns null if that one has done the work.
 */
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
      // A new state is a new version for staff. The network of the person who applied it is only for that work.
      const isNewState = columns.state && { version: () => "version + 1", appliedFrom: null };
      await manager.update(BankImport, { id }, { ...columns, ...isNewState });
      if (next) await enqueueBankImport({ manager, services }, next);
    }
    const isLocked = !found && (await manager.existsBy(BankImport, { id }));
    if (isLocked) await enqueueBankImport({ manager, services }, data, RETRY_AFTER_SECONDS);
    await job.complete(manager);
  });
}
