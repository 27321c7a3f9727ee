import type { EntityManager, EntityTarget } from "typeorm";
import { Conflict } from "../core/errors";

interface Placed {
  id: string;
  position: number;
}

interface Order<Row extends Placed> {
  target: EntityTarget<Row>;
  noun: string;
  /** Read under a lock of their parent. */
  today: Row[];
  ids: string[];
}

/** Refuses a stale list. */
export async function putInOrder<Row extends Placed>(
  manager: EntityManager,
  { target, noun, today, ids }: Order<Row>,
): Promise<void> {
  const before = new Set(today.map(({ id }) => id));
  const after = new Set(ids);
  if (ids.length !== before.size || ![...before].every((id) => after.has(id))) {
    throw new Conflict(`Somebody added or removed a ${noun} meanwhile. Please look at the list again.`);
  }
  const { tablePath } = manager.dataSource.getMetadata(target);
  await manager.query(
    `UPDATE "${tablePath}" AS row SET position = place.position
     FROM unnest($1::uuid[]) WITH ORDINALITY AS place(id, position) WHERE row.id = place.id`,
    [ids],
  );
}
