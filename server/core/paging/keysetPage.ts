import type { ObjectLiteral, SelectQueryBuilder } from "typeorm";
import { isCanonicalUuid } from "../uuid";
import type { Page, PageArgs } from "./connection";
import { decodeCursor, isNumber, isTimestamp, toPage } from "./connection";

type ColumnOf<Row, Value> = {
  [Name in keyof Row & string]: Row[Name] extends Value ? Name : never;
}[keyof Row & string];

interface Order {
  column: string;
  direction: "ASC" | "DESC";
  isSort: (value: unknown) => value is string | number;
}

interface Paging extends PageArgs {
  isId?: (value: unknown) => boolean;
}

async function findPage<Row extends ObjectLiteral & { id: string }>(
  query: SelectQueryBuilder<Row>,
  { first, after, isId = isCanonicalUuid }: Paging,
  { column, direction, isSort }: Order,
): Promise<Page<Row>> {
  const [sort, id] = [`${query.alias}.${column}`, `${query.alias}.id`];
  const cursor = decodeCursor(after, isSort, isId);
  if (cursor) {
    const beyond = direction === "DESC" ? "<" : ">";
    query.andWhere(`(${sort}, ${id}) ${beyond} (:cursorSort, :cursorId)`, {
      cursorSort: cursor.sort,
      cursorId: cursor.id,
    });
  }
  const rows = await query
    .orderBy(sort, direction)
    .addOrderBy(id, direction)
    // Not `take`, which reads the ids of a query with joins in another statement: joins must be to at most one row.
    .limit(first + 1)
    .getMany();
  return toPage(rows, first, (row) => {
    const value: unknown = row[column];
    return { sort: value instanceof Date ? value.toISOString() : Number(value), id: row.id };
  });
}

/** Keyset pagination, newest first; `column` must not be null. Millisecond cursors suffice, because a JavaScript clock wrote the times. */
export function newestPage<Row extends ObjectLiteral & { id: string }>(
  query: SelectQueryBuilder<Row>,
  column: ColumnOf<Row, Date | null>,
  page: Paging,
): Promise<Page<Row>> {
  return findPage(query, page, { column, direction: "DESC", isSort: isTimestamp });
}

/** As `newestPage`, oldest first. */
export function oldestPage<Row extends ObjectLiteral & { id: string }>(
  query: SelectQueryBuilder<Row>,
  column: ColumnOf<Row, Date | null>,
  page: Paging,
): Promise<Page<Row>> {
  return findPage(query, page, { column, direction: "ASC", isSort: isTimestamp });
}

export function orderedPage<Row extends ObjectLiteral & { id: string }>(
  query: SelectQueryBuilder<Row>,
  column: ColumnOf<Row, number>,
  page: Paging,
): Promise<Page<Row>> {
  return findPage(query, page, { column, direction: "ASC", isSort: isNumber });
}

export async function* readPages<Row>(
  atOnce: number,
  find: (page: PageArgs) => Promise<Page<Row>>,
): AsyncGenerator<Row[]> {
  let after: string | null = null;
  do {
    const { nodes, pageInfo }: Page<Row> = await find({ first: atOnce, after });
    yield nodes;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
}
