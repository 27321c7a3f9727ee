import type { ClassType } from "type-graphql";
import type { EntityManager, FindOptionsOrder, FindOptionsWhere } from "typeorm";
import type { Given } from "../../core/content/content";
import { contentOf } from "../../core/content/content";
import { Conflict, NotFound } from "../../core/errors";
import type { Context } from "../context";
import type { Transaction } from "../transaction";
import type { Versioned } from "./editVersioned";
import { recordAudit } from "./recordAudit";
import type { RecordKind } from "./records";
import { inTransaction, insertRecord } from "./records";

interface Identified {
  id: string;
}

interface Placed extends Identified {
  position: number;
}

interface Kind<Row extends Identified> {
  target: ClassType<Row>;
  noun: string;
}

/** The records of a parent in their order, such as a batch's references. */
export interface OrderedKind<
  Content extends object,
  Row extends Content & Versioned & Placed,
  Parent extends Identified,
> extends RecordKind<Content, Row> {
  orderedWithin: keyof Row & string;
  parent: Kind<Parent>;
}

/** Serialises additions to and reorderings of the row's records. */
export async function lockParent<Parent extends Identified>(
  manager: EntityManager,
  { target, noun }: Kind<Parent>,
  id: Parent["id"],
): Promise<Parent> {
  const where = { id } as FindOptionsWhere<Parent>;
  const parent = await manager.findOne(target, { where, lock: { mode: "pessimistic_write" } });
  if (!parent) throw new NotFound(noun);
  return parent;
}

interface Order<Row extends Placed> extends Kind<Row> {
  /** In their order, read under a lock of their parent. */
  today: Row[];
  ids: string[];
}

/** Refuses a stale list. The positions stay, so that a removed record can return to its own. */
export async function putInOrder<Row extends Placed>(
  manager: EntityManager,
  { target, noun, today, ids }: Order<Row>,
): Promise<void> {
  const before = new Set(today.map(({ id }) => id));
  const after = new Set(ids);
  if (ids.length !== before.size || ![...before].every((id) => after.has(id))) {
    throw new Conflict(
      `A ${noun} was added or removed since you opened the list. Please look at the list again.`,
    );
  }
  const { tablePath } = manager.dataSource.getMetadata(target);
  let last = 0;
  const positions = today.map(({ position }) => (last = Math.max(last + 1, position)));
  await manager.query(
    `UPDATE "${tablePath}" AS row SET position = place.position
     FROM unnest($1::uuid[], $2::int[]) AS place(id, position) WHERE row.id = place.id`,
    [ids, positions],
  );
}

/** In the caller's `inTransaction`. */
export async function insertOrdered<
  Content extends object,
  Row extends Content & Versioned & Placed,
  Parent extends Identified,
>(
  transaction: Transaction<Context>,
  kind: OrderedKind<Content, Row, Parent>,
  { parentId, input }: { parentId: string; input: Given<Content> },
): Promise<Row> {
  const { id } = await lockParent(transaction.manager, kind.parent, parentId);
  const columns = { ...contentOf(kind.content, input), [kind.orderedWithin]: id };
  return insertRecord(transaction, kind, columns as object as Partial<Row>);
}

export async function createOrdered<
  Content extends object,
  Row extends Content & Versioned & Placed,
  Parent extends Identified,
>(
  context: Context,
  kind: OrderedKind<Content, Row, Parent>,
  { parentId, input }: { parentId: string; input: Given<Content> },
): Promise<Row> {
  return inTransaction(context, kind, async (transaction) =>
    insertOrdered(transaction, kind, { parentId, input }),
  );
}

export async function reorder<
  Content extends object,
  Row extends Content & Versioned & Placed,
  Parent extends Identified,
>(
  context: Context,
  { target, noun, orderedWithin, parent }: OrderedKind<Content, Row, Parent>,
  { parentId, ids }: { parentId: string; ids: string[] },
): Promise<Parent> {
  return context.dataSource.transaction(async (manager) => {
    const row = await lockParent(manager, parent, parentId);
    const today = await manager.find(target, {
      where: { [orderedWithin]: parentId } as FindOptionsWhere<Row>,
      order: { position: "ASC", id: "ASC" } as FindOptionsOrder<Row>,
    });
    await putInOrder(manager, { target, noun, today, ids });
    const order = (shown: string[]) => ({
      ...("name" in row && { name: row.name }),
      [`${noun}Ids`]: shown,
    });
    await recordAudit(
      { manager, services: context },
      {
        action: `reorder${target.name}s`,
        entity: parent.target.name,
        entityId: parentId,
        before: order(today.map(({ id }) => id)),
        after: order(ids),
      },
    );
    return row;
  });
}
