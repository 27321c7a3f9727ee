import { poolOf } from "../../../database/dataSource";
import type { Context } from "../../../platform/context";
import { openBatchSql } from "../batch.policy";

const OPEN_BATCHES = {
  name: "open-batch-ids",
  text: `SELECT b.id FROM batches b JOIN courses c ON c.id = b.course_id
    WHERE ${openBatchSql({ batch: "b", course: "c", person: "$1::uuid" })}`,
};

/** The batches whose lessons the viewer may open. */
export async function findOpenBatchIds(context: Context): Promise<string[]> {
  const actor = await context.actor();
  if (!actor) return [];
  const { rows } = await poolOf(context.dataSource).query<{ id: string }>({
    ...OPEN_BATCHES,
    values: [actor.userId],
  });
  return rows.map(({ id }) => id);
}
