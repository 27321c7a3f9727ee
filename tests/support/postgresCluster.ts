import "reflect-metadata";
import { rm } from "node:fs/promises";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { connectDatabase } from "../../server/app/connectDatabase";
import { queues } from "../../server/app/queues";
import { startEmbeddedPostgres } from "../../server/database/embeddedPostgres";
import { ensureDatabase, migrate } from "../../server/database/migrate";
import { UPI_ADDRESS } from "./siteDocuments";
import { makeDatabaseFolder } from "./temporaryFolder";

declare module "vitest" {
  interface ProvidedContext {
    /** The migrated template; tests copy it and never connect to it. */
    templateUrl: string;
  }
}

/** Fast but not crash-safe: for tests only. */
export const FORGETFUL = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  // Its files may be in memory.
  max_wal_size: "256MB",
  max_connections: "200",
};

export default async function setup(project: TestProject) {
  const directory = await makeDatabaseFolder();
  const postgres = await startEmbeddedPostgres({
    directory: path.join(directory, "postgres"),
    settings: FORGETFUL,
  });
  await ensureDatabase(postgres.url);
  const template = await connectDatabase({ url: postgres.url, poolSize: 1 });
  await migrate(template, { queues, whileLocked: async () => {} });
  await template.query("UPDATE site_settings SET upi_address = $1", [UPI_ADDRESS]);
  await template.destroy();
  project.provide("templateUrl", postgres.url);
  return async () => {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
