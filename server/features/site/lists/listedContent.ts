import type { DeepPartial, EntityManager, EntityTarget, FindOptionsOrder, FindOptionsWhere } from "typeorm";
import { ONLY_ROW } from "../../../database/onlyRow";
import type { Context } from "../../../platform/context";
import { Invalid } from "../../../core/errors";
import type { VersionedInput } from "../../../core/content/inputs";
import { shownRows } from "../../../platform/shownRows";
import { deleteVersioned, editVersioned } from "../../../platform/audit/editVersioned";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { putInOrder } from "../../../platform/putInOrder";
import { MAX_LISTED } from "./reorder.inputs";
import { SiteSettings } from "../siteSettings.entity";

/** An entry of a short list that staff keep in order. */
interface Listed {
  id: string;
  position: number;
  isPublished: boolean;
  version: number;
}

/** One of the site's short lists. */
export interface ContentList<Row extends Listed> {
  target: EntityTarget<Row>;
  /** The entity's name, such as "Partner"; operations are named after it. */
  entity: string;
  noun: string;
  /** The field beside which a full list is told. */
  firstField: string;
}

function inOrder<Row extends Listed>(): FindOptionsOrder<Row> {
  return { position: "ASC", id: "ASC" } as FindOptionsOrder<Row>;
}

export async function findShown<Row extends Listed>(
  context: Context,
  { target }: ContentList<Row>,
): Promise<Row[]> {
  const where = shownRows(context) as FindOptionsWhere<Row>;
  return context.dataSource.manager.find(target, { where, order: inOrder<Row>(), take: MAX_LISTED });
}

export async function findListed<Row extends Listed>(
  manager: EntityManager,
  { target }: ContentList<Row>,
): Promise<Row[]> {
  return manager.find(target, { order: inOrder<Row>(), take: MAX_LISTED });
}

/** Takes the site's row, so that additions and reorderings come one after the other. */
async function lockSite(manager: EntityManager): Promise<void> {
  await manager.findOneOrFail(SiteSettings, { where: { id: ONLY_ROW }, lock: { mode: "pessimistic_write" } });
}

/** Adds an entry as the last of its list. */
export async function createListed<Row extends Listed>(
  context: Context,
  { target, entity, noun, firstField }: ContentList<Row>,
  columns: Partial<Row>,
): Promise<Row> {
  return context.dataSource.transaction(async (manager) => {
    await lockSite(manager);
    if ((await manager.count(target)) >= MAX_LISTED) {
      throw new Invalid([
        { field: firstField, message: `There are ${MAX_LISTED} already: delete a ${noun} first.` },
      ]);
    }
    const [last] = await manager.find(target, {
      order: { position: "DESC" } as FindOptionsOrder<Row>,
      take: 1,
    });
    const place = { position: (last?.position ?? 0) + 1, version: 1 };
    const row = await manager.save(manager.create(target, { ...columns, ...place } as DeepPartial<Row>));
    await recordAudit(
      { manager, services: context },
      { action: `create${entity}`, entity, entityId: row.id, after: row },
    );
    return row;
  });
}

export async function updateListed<Row extends Listed>(
  context: Context,
  { target, entity, noun }: ContentList<Row>,
  { id, expectedVersion, changes }: VersionedInput & { changes: Partial<Row> },
): Promise<Row> {
  const edit = { action: `update${entity}`, target, noun, id, expectedVersion, changes };
  return context.dataSource.transaction((manager) => editVersioned({ manager, services: context }, edit));
}

export async function deleteListed<Row extends Listed>(
  context: Context,
  { target, entity, noun }: ContentList<Row>,
  { id, expectedVersion }: VersionedInput,
): Promise<Row> {
  const edit = { action: `delete${entity}`, target, noun, id, expectedVersion };
  return context.dataSource.transaction((manager) => deleteVersioned({ manager, services: context }, edit));
}

/** Puts the whole list in a new order; refuses an order made on another list than today's. */
export async function reorderListed<Row extends Listed>(
  context: Context,
  list: ContentList<Row>,
  after: string[],
): Promise<Row[]> {
  return context.dataSource.transaction(async (manager) => {
    await lockSite(manager);
    const today = await findListed(manager, list);
    const before = today.map(({ id }) => id);
    await putInOrder(manager, { ...list, today, ids: after });
    // The list has no row of its own; what is recorded is the order.
    await recordAudit(
      { manager, services: context },
      {
        action: `reorder${list.entity}s`,
        entity: list.entity,
        entityId: null,
        before: { ids: before },
        after: { ids: after },
      },
    );
    return findListed(manager, list);
  });
}
