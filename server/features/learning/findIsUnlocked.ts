import type { Context } from "../../platform/context";
import type { Batch } from "./batch.entity";
import { canReadReferences } from "./batch.policy";
import { ownAccessByBatch } from "./learning.loaders";

export async function findIsUnlocked(context: Context, batch: Batch): Promise<boolean> {
  const actor = await context.actor();
  const access = actor ? await ownAccessByBatch(context).load(batch.id) : undefined;
  return canReadReferences(actor, batch, access !== undefined);
}
