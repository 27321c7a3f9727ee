import DataLoader from "dataloader";
import { signedInActor } from "../core/requestContext";
import { poolOf } from "../database/dataSource";
import { perDataSource } from "../database/perDataSource";
import type { Context, Services } from "./context";

interface OwnRead {
  id: number;
  sqlFor: (services: Services) => string;
}

/** Clients choose which reads come together, and PostgreSQL keeps what is prepared. */
const MAX_PREPARED = 50;

const preparedOf = perDataSource(() => new Map<string, string>());

function textOf(context: Context, reads: OwnRead[]): string {
  const columns = reads.map(
    ({ id, sqlFor }) => `(SELECT coalesce(json_agg(own), '[]') FROM (${sqlFor(context)}) own) AS "${id}"`,
  );
  // Names both parameters, which not every read uses.
  return `SELECT ${columns.join(", ")} WHERE $1::uuid IS NOT NULL AND $2::timestamptz IS NOT NULL`;
}

function statementOf(context: Context, reads: OwnRead[]): { name?: string; text: string } {
  const prepared = preparedOf(context.dataSource);
  const name = `own-reads ${reads.map(({ id }) => id).join(" ")}`;
  const text = prepared.get(name) ?? textOf(context, reads);
  if (!prepared.has(name) && prepared.size >= MAX_PREPARED) return { text };
  prepared.set(name, text);
  return { name, text };
}

async function readTogether(context: Context, asked: readonly OwnRead[]): Promise<unknown[]> {
  const { userId } = await signedInActor(context);
  const reads = [...new Set(asked)].sort((a, b) => a.id - b.id);
  const { rows } = await poolOf(context.dataSource).query<Record<string, unknown>>({
    ...statementOf(context, reads),
    values: [userId, context.clock.now()],
  });
  return asked.map(({ id }) => rows[0]?.[id]);
}

function loaderOf(context: Context): DataLoader<OwnRead, unknown> {
  const known = context.loaders.get(readTogether);
  if (known) return known as DataLoader<OwnRead, unknown>;
  const loader = new DataLoader<OwnRead, unknown>((reads) => readTogether(context, reads), { cache: false });
  context.loaders.set(readTogether, loader);
  return loader;
}

let lastId = 0;

/**
 * Reads the viewer's rows with a SELECT in which `$1` is the viewer and `$2` the time; its columns must be JSON (see `rowJson`).
 * Reads of one query that are wanted at the same time share a statement.
 */
export function defineOwnRead<Row>(
  select: (services: Services) => string,
): (context: Context) => Promise<Row[]> {
  const read = { id: (lastId += 1), sqlFor: select };
  return async (context) => {
    await signedInActor(context);
    return (await loaderOf(context).load(read)) as Row[];
  };
}
