import path from "node:path";
import pg from "pg";
import type { Config } from "../../core/config";
import { startEmbeddedPostgres } from "../../database/embeddedPostgres";
import { ensureDatabase } from "../../database/migrate";

export interface OpenDatabase {
  url: string;
  close: () => Promise<void>;
}

export function embeddedFolder({ dataDir }: Pick<Config, "dataDir">): string {
  return path.join(dataDir, "postgres");
}

/** The database as its owner: of `DATABASE_URL`, or the embedded one, which stays up if the academy runs on it. */
export async function openOwnDatabase(config: Config): Promise<OpenDatabase> {
  const { databaseUrl, migrationDatabaseUrl } = config;
  if (databaseUrl) return { url: migrationDatabaseUrl ?? databaseUrl, close: async () => {} };
  const { url, stop, wasRunning } = await startEmbeddedPostgres({
    directory: embeddedFolder(config),
  });
  await ensureDatabase(url);
  return { url, close: async () => (wasRunning ? undefined : stop()) };
}

export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, options: "-c statement_timeout=0", keepAlive: true });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
