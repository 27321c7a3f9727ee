import { createHmac, randomBytes } from "node:crypto";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "../core/config";
import { ConfigError } from "../core/environment";
import { databaseFaultOf } from "../core/databaseFault";
import { DatabaseClient } from "../database/databaseClient";
import { ensureAppRole } from "../database/appRole";
import { startEmbeddedPostgres } from "../database/embeddedPostgres";
import { ensureDatabase } from "../database/migrate";

export interface Database {
  url: string;
  ownerUrl: string | null;
  secretKey: string;
  stop: () => Promise<void>;
}

/** The advisory lock of the process that owns an embedded cluster. */
const OWNER_LOCK = 781_406_022;
const LONGEST_PAUSE_MS = 5000;

async function readOrMakeSecretKey(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "secret-key");
  const known = await readFile(file, "utf8").catch(() => null);
  if (known) return known;
  const made = randomBytes(32).toString("hex");
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

async function own(url: string, dataDir: string): Promise<DatabaseClient> {
  const owner = new DatabaseClient({ connectionString: url });
  await owner.connect();
  const { rows } = await owner.query<{ held: boolean }>("SELECT pg_try_advisory_lock($1) AS held", [
    OWNER_LOCK,
  ]);
  if (rows[0]?.held) return owner;
  await owner.end();
  throw new ConfigError(
    `The academy is running already on ${dataDir}. Stop that process first, or set DATA_DIR.`,
  );
}

/** The app's role on an embedded cluster, with a password derived from the owner's so that none must be stored. */
function appUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.password = createHmac("sha256", url.password).update("app").digest("hex");
  url.username = "sopaan_app";
  return url.href;
}

/** Like `mkdir -p`: Node's `recursive` loops forever where the system refuses folders with ENOENT, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && (await stat(folder)).isDirectory()) return;
    const parent = path.dirname(folder);
    const isParentMissing = code === "ENOENT" && !(await stat(parent).catch(() => null));
    if (!isParentMissing) throw error;
    await makeFolder(parent);
    await mkdir(folder);
  }
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    const isFile = code === "EEXIST" || code === "ENOTDIR";
    throw new ConfigError(
      `DATA_DIR cannot be used: ${dataDir} ${isFile ? "is a file, or in one" : `(${code})`}.`,
    );
  }
}

async function startOwnDatabase(config: Config, say: (message: string) => void): Promise<Database> {
  await makeDataDir(config.dataDir);
  const postgres = await startEmbeddedPostgres({
    directory: path.join(config.dataDir, "postgres"),
    onProgress: say,
  });
  await ensureDatabase(postgres.url);
  const owner = await own(postgres.url, config.dataDir);
  const url = appUrlOf(postgres.url);
  await ensureAppRole(postgres.url, url);
  return {
    url,
    ownerUrl: postgres.url,
    secretKey: config.secretKey ?? (await readOrMakeSecretKey(config.dataDir)),
    stop: async () => {
      await owner.end();
      await postgres.stop();
    },
  };
}

const READ_ONLY = "25006";
/** Bad credentials or no such database: retrying would not help. */
const REFUSED = /^(28...|3D000)$/;

async function tryDatabase(url: string): Promise<void> {
  const client = new DatabaseClient({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<{ state: string }>(
      "SELECT current_setting('transaction_read_only') AS state",
    );
    if (rows[0]?.state === "on") throw Object.assign(new Error("read-only"), { code: READ_ONLY });
  } finally {
    await client.end().catch(() => {});
  }
}

/** Waits for a writable server at `DATABASE_URL`, with backoff. */
async function waitForDatabase(url: string, say: (message: string) => void): Promise<void> {
  for (let pause = 250; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await tryDatabase(url);
    } catch (error) {
      const fault = databaseFaultOf(error);
      if (!fault || REFUSED.test(fault))
        throw new ConfigError(`DATABASE_URL cannot be used: ${(error as Error).message}.`);
      say(`Waiting for the database (${fault})`);
      await sleep(pause);
    }
  }
}

function missingRole(databaseUrl: string): string {
  const role = decodeURIComponent(new URL(databaseUrl).username);
  return `The role "${role}" of DATABASE_URL does not exist, and the role of MIGRATION_DATABASE_URL may not create it. Create it as an administrator of the database: CREATE ROLE "${role}" LOGIN, then set its password with \\password.`;
}

export async function startDatabase(config: Config, say: (message: string) => void): Promise<Database> {
  const { databaseUrl, migrationDatabaseUrl: ownerUrl, secretKey } = config;
  if (!databaseUrl || !secretKey) return startOwnDatabase(config, say);
  await waitForDatabase(ownerUrl ?? databaseUrl, say);
  if (ownerUrl) {
    if (!(await ensureAppRole(ownerUrl, databaseUrl))) throw new ConfigError(missingRole(databaseUrl));
    await waitForDatabase(databaseUrl, say);
  }
  return { url: databaseUrl, ownerUrl, secretKey, stop: async () => {} };
}
