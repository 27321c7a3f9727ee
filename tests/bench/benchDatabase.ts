import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { connectDatabase } from "../../server/app/connectDatabase";
import { queues } from "../../server/app/queues";
import { startEmbeddedPostgres } from "../../server/database/embeddedPostgres";
import { ensureDatabase, migrate } from "../../server/database/migrate";

interface BenchDatabase extends AsyncDisposable {
  create: (name: string) => Promise<{ url: string; client: pg.Client }>;
}

/** PostgreSQL with defaults, so with fsync, unless `settings` differ; removed at the end, even after a failure. */
export async function startBenchDatabase(settings: Record<string, string> = {}): Promise<BenchDatabase> {
  const directory = await mkdtemp(path.join(tmpdir(), "academy-bench-"));
  const postgres = await startEmbeddedPostgres({ directory: path.join(directory, "postgres"), settings });
  const clients: pg.Client[] = [];
  return {
    create: async (name) => {
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      await ensureDatabase(url.href);
      const dataSource = await connectDatabase({ url: url.href, poolSize: 1 });
      await migrate(dataSource, { queues, whileLocked: async () => {} });
      await dataSource.destroy();
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      clients.push(client);
      return { url: url.href, client };
    },
    [Symbol.asyncDispose]: async () => {
      for (const client of clients) await client.end();
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
