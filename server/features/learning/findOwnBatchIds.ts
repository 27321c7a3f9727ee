import { isAdmin } from "../../core/authorization";
import { signedInActor } from "../../core/requestContext";
import { poolOf } from "../../database/dataSource";
import type { Context } from "../../platform/context";

const OF_LEARNER = {
  name: "own-batch-ids",
  text: "SELECT batch_id AS id FROM batch_accesses WHERE user_id = $1",
};

export async function findOwnBatchIds(context: Context): Promise<string[]> {
  const actor = await signedInActor(context);
  const wanted = isAdmin(actor)
    ? { text: "SELECT id FROM batches" }
    : { ...OF_LEARNER, values: [actor.userId] };
  const { rows } = await poolOf(context.dataSource).query<{ id: string }>(wanted);
  return rows.map(({ id }) => id);
}
