import type { EntityManager } from "typeorm";
import { DatabaseClient } from "./databaseClient";

/** PostgreSQL enforces the timeout; only a lost connection outlasts it. */
const MARGIN_MS = 1000;

export async function allowLongStatements(manager: EntityManager, withinMs: number): Promise<void> {
  const client: unknown = await manager.queryRunner?.connect();
  if (!(client instanceof DatabaseClient)) throw new Error("Long statements need a transaction.");
  await manager.query("SELECT set_config('statement_timeout', $1, true)", [String(withinMs)]);
  client.allowSilence(withinMs + MARGIN_MS);
}
