import type { JobServices } from "../../../platform/context";
import type { Job } from "../../../platform/jobs/queue";
import { applyStatement } from "./applyStatement";
import { BankImport, BankImportState } from "./bankImport.entity";
import type { BankJobData } from "./bankJob";
import { takeStep } from "./bankJob";
import { readStatement } from "./statement/readStatement";

const { READING, APPLYING, READY, FAILED } = BankImportState;

/** Dead letter: the state and message for staff after the last retry. */
const GIVEN_UP: Partial<Record<BankImportState, Partial<BankImport>>> = {
  [READING]: {
    state: FAILED,
    problem:
      "We could not read this statement because of a problem on our side. Delete it and import it again; if that fails too, ask for technical help.",
  },
  [APPLYING]: {
    state: READY,
    problem:
      "Approving stopped because of a problem on our side. What was approved stays approved; you can approve the rest again.",
  },
};

export async function workOnBankImport(services: JobServices, job: Job): Promise<void> {
  const { importId: id } = job.data as BankJobData;
  const found = await services.dataSource.manager.findOneBy(BankImport, { id });
  await (found?.state === APPLYING ? applyStatement(services, job, found) : readStatement(services, job));
}

export async function giveUpBankImport(services: JobServices, job: Job): Promise<void> {
  await takeStep(services, job, async (_manager, { state }) => {
    const columns = GIVEN_UP[state];
    return columns ? { columns } : null;
  });
}
