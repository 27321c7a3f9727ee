import type { EntityManager } from "typeorm";
import { DatabaseClient } from "./databaseClient";

/** PostgreSQL ends a statement in time; only a network that lost it takes longer. */
const MARGIN_MS = 1000;

/** Lets each statement of the manager's transaction take so long, instead of the usual limits. */
export async function allowLongStatements(manager: EntityManager, withinMs: number): Promise<void> {
  const client: unknown = await manager.queryRunner?.connect();
  if (!(client instanceof DatabaseClient)) throw new Error("Long statements need a transaction.");
  await manager.query("SELECT set_config('statement_timeout', $1, true)", [String(withinMs)]);
  client.allowSilence(withinMs + MARGIN_MS);
}
