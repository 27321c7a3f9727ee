import type { EntityManager, FindOptionsOrder, FindOptionsWhere } from "typeorm";
import { ONLY_ROW } from "../../../database/onlyRow";
import type { Context } from "../../../platform/context";
import type { Given } from "../../../core/content/content";
import { contentOf } from "../../../core/content/content";
import { Conflict } from "../../../core/errors";
import { visibleRows } from "../../../platform/visibleRows";
import type { RecordKind } from "../../../platform/audit/records";
import { inTransaction, insertRecord } from "../../../platform/audit/records";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { lockParent, putInOrder } from "../../../platform/audit/orderedRecords";
import type { ListContent, Listed } from "./listed";
import { MAX_LISTED } from "./reorder.inputs";
import { SiteSettings } from "../siteSettings.entity";

export interface ContentList<Content extends ListContent, Row extends Content & Listed> extends RecordKind<
  Content,
  Row
> {
  /** The field that gets the error if the list is full. */
  firstField: string;
}

const SITE = { target: SiteSettings, noun: "site" };

function inOrder<Row extends Listed>(): FindOptionsOrder<Row> {
  return { position: "ASC", id: "ASC" } as FindOptionsOrder<Row>;
}

export async function findShown<Content extends ListContent, Row extends Content & Listed>(
  context: Context,
  { target }: ContentList<Content, Row>,
): Promise<Row[]> {
  const where = visibleRows(context) as FindOptionsWhere<Row>;
  return context.dataSource.manager.find(target, { where, order: inOrder<Row>(), take: MAX_LISTED });
}

export async function findListed<Content extends ListContent, Row extends Content & Listed>(
  manager: EntityManager,
  { target }: ContentList<Content, Row>,
): Promise<Row[]> {
  return manager.find(target, { order: inOrder<Row>(), take: MAX_LISTED });
}

/** A form that is sent again adds nothing. */
async function refuseSame<Content extends ListContent, Row extends Content & Listed>(
  manager: EntityManager,
  list: ContentList<Content, Row>,
  columns: Partial<Row>,
): Promise<void> {
  const isSame = (row: Row) =>
    Object.entries(columns).every(
      ([name, value]) => JSON.stringify(row[name as keyof Row]) === JSON.stringify(value),
    );
  if ((await findListed(manager, list)).some(isSame))
    throw new Conflict(`There is a ${list.noun} like this already.`);
}

export async function createListed<Content extends ListContent, Row extends Content & Listed>(
  context: Context,
  list: ContentList<Content, Row>,
  input: Given<Content>,
): Promise<Row> {
  const message = `There are ${MAX_LISTED} already: delete a ${list.noun} first.`;
  const limit = { max: MAX_LISTED, problem: { field: list.firstField, message } };
  return inTransaction(context, list, async (transaction) => {
    await lockParent(transaction.manager, SITE, ONLY_ROW);
    const columns = contentOf(list.content, input) as object as Partial<Row>;
    await refuseSame(transaction.manager, list, columns);
    return insertRecord(transaction, { ...list, limit }, columns);
  });
}

/** Rejects an order based on a stale list. */
export async function reorderListed<Content extends ListContent, Row extends Content & Listed>(
  context: Context,
  list: ContentList<Content, Row>,
  after: string[],
): Promise<Row[]> {
  const entity = list.target.name;
  return inTransaction(context, {}, async ({ manager, services }) => {
    await lockParent(manager, SITE, ONLY_ROW);
    const today = await findListed(manager, list);
    const before = today.map(({ id }) => id);
    await putInOrder(manager, { ...list, today, ids: after });
    // The list has no row of its own, so the audit records the order.
    await recordAudit(
      { manager, services },
      {
        action: `reorder${entity}s`,
        entity,
        entityId: null,
        before: { ids: before },
        after: { ids: after },
      },
    );
    return findListed(manager, list);
  });
}
