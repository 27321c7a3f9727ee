import { Max, Min } from "class-validator";
import type { ClassType } from "type-graphql";
import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { isCanonicalUuid } from "../uuid";
import { Invalid } from "../errors";

const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 100;

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: DEFAULT_PAGE_SIZE })
  @Min(1)
  @Max(MAX_PAGE_SIZE)
  first!: number;

  @Field(() => String, { nullable: true })
  after?: string | null;
}

@ArgsType()
export class SearchedPageArgs extends PageArgs {
  @Field(() => String, { nullable: true })
  search?: string | null;
}

@ObjectType()
export class PageInfo {
  @Field(() => Boolean)
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true })
  endCursor!: string | null;
}

export interface Page<Row> {
  nodes: Row[];
  pageInfo: PageInfo;
}

const connections = new Map<string, ClassType<object>>();

export function connectionOf<Row extends object>(
  RowType: ClassType<Row>,
  name = `${RowType.name}Connection`,
): ClassType<Page<Row>> {
  const known = connections.get(name);
  if (known) return known as ClassType<Page<Row>>;

  @ObjectType(name)
  class Connection implements Page<Row> {
    @Field(() => [RowType])
    nodes!: Row[];

    @Field(() => PageInfo)
    pageInfo!: PageInfo;
  }
  connections.set(name, Connection);
  return Connection;
}

export interface Cursor<Sort extends string | number> {
  sort: Sort;
  id: string;
}

/** Validates a cursor, which is opaque to clients. */
export function decodeCursor<Sort extends string | number>(
  cursor: string | null | undefined,
  isSort: (value: unknown) => value is Sort,
  isId: (value: unknown) => boolean = isCanonicalUuid,
): Cursor<Sort> | null {
  if (!cursor) return null;
  try {
    const [sort, id] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown[];
    if (isSort(sort) && isId(id)) return { sort, id: String(id) };
  } catch {}
  throw new Invalid([{ field: "after", message: "This cursor isn’t valid." }]);
}

/** Expects one row more than requested, which decides `hasNextPage`. */
export function toPage<Row>(
  rows: Row[],
  first: number,
  cursorOf: (row: Row) => Cursor<string | number>,
): Page<Row> {
  const nodes = rows.slice(0, first);
  const last = nodes.at(-1);
  const cursor = last && cursorOf(last);
  return {
    nodes,
    pageInfo: {
      hasNextPage: rows.length > first,
      endCursor: cursor ? Buffer.from(JSON.stringify([cursor.sort, cursor.id])).toString("base64url") : null,
    },
  };
}

const MAX_INTEGER = 2_147_483_647;

export function isNumber(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(Number(value)) <= MAX_INTEGER;
}

/** A serial row id, as text within PostgreSQL's `bigint`. */
export function isSerial(value: unknown): boolean {
  return typeof value === "string" && /^[0-9]{1,18}$/.test(value);
}

/** Accepts only `toISOString` output in the years 1 to 9999: PostgreSQL reads fewer forms than `Date.parse`. */
export function isTimestamp(value: unknown): value is string {
  if (typeof value !== "string" || Number.isNaN(Date.parse(value))) return false;
  return new Date(value).toISOString() === value && /^(?!0000)\d{4}-/.test(value);
}
