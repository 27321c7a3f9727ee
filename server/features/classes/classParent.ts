import type { EntityManager } from "typeorm";
import { Invalid } from "../../core/errors";
import { lockParent } from "../../platform/audit/orderedRecords";
import type { Bootcamp } from "../workshops/bootcamp/bootcamp.entity";
import { nameOfSeason } from "../workshops/bootcamp/nameOfSeason";
import { Run } from "../workshops/runs/run.entity";
import { Batch } from "../learning/batch.entity";

export interface ClassParent {
  batchId: string | null;
  runId: string | null;
}

interface GivenParent {
  batchId?: string | null;
  runId?: string | null;
}

const ONE_PARENT = { field: "batchId", message: "Please choose a batch or a run." };

/** Serialises additions, so that the limit holds. */
export async function lockClassParent(
  manager: EntityManager,
  { batchId = null, runId = null }: GivenParent,
): Promise<ClassParent> {
  if ((batchId === null) === (runId === null)) throw new Invalid([ONE_PARENT]);
  if (batchId) await lockParent(manager, { target: Batch, noun: "batch" }, batchId);
  if (runId) await lockParent(manager, { target: Run, noun: "run" }, runId);
  return { batchId, runId };
}

/** "Power BI Workshop", or the season's name. Workshop and season must be loaded. */
export function nameOfRun({ workshop, season }: Run, bootcamp: Bootcamp | null): string {
  return workshop?.name ?? (season ? nameOfSeason(bootcamp, season) : "");
}
