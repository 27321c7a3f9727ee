import { randomBytes } from "node:crypto";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { generateIdentity, identityToRecipient } from "age-encryption";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chooseDatabaseHome } from "../../../server/database/databaseHome";
import { EmailState } from "../../../server/platform/mail/email.entity";
import { DROP_HELD_EMAILS, RELEASE_HELD_EMAILS } from "../../support/documents";
import { startApiServer } from "../../support/startApiServer";
import { endProgramsAfterwards, startProgram } from "../../support/startProgram";
import { makeTemporaryFolder } from "../../support/temporaryFolder";
import { useTestApp } from "../../support/testApp";
import { onCluster, SECRET_KEY } from "../../support/testDatabase";

const server = useTestApp();
const folder = await makeTemporaryFolder();
endProgramsAfterwards();

const STATE = "{ backupState { isOverdue backup { rows } verification { rows } } }";

interface Ran {
  code: number | null;
  output: string;
}

interface RunOptions {
  url?: string;
  args?: string[];
  environment?: Record<string, string>;
}

async function run(
  command: string,
  { url = server.url, args = [], environment = {} }: RunOptions = {},
): Promise<Ran> {
  const program = startProgram(`server/commands/${command}.ts`, {
    args,
    environment: {
      DATABASE_URL: url,
      SECRET_KEY,
      ALLOW_INSECURE_HTTP: "1",
      DATA_DIR: path.join(folder, "data"),
      BACKUP_TO: path.join(folder, "backups"),
      ...environment,
    },
  });
  return { code: await program.ended, output: program.output() };
}

async function takeBackup(): Promise<string> {
  const { code, output } = await run("backup");
  expect(output).toMatch(/has the backup sopaan-.*\.backup: \d+ rows/);
  expect(code).toBe(0);
  return path.join(folder, "backups", /sopaan-\S+\.backup/.exec(output)?.[0] ?? "");
}

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const COUNTS = `SELECT (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM batch_references) AS lessons,
  (SELECT count(*)::int FROM sessions) AS sessions, (SELECT count(*)::int FROM audit_seals) AS seals`;

/** A database of its own on the tests' server, without an academy. */
async function makeEmpty(): Promise<string> {
  const name = `empty_${randomBytes(6).toString("hex")}`;
  await onCluster(`CREATE DATABASE ${name} TEMPLATE template0`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  made.push(name);
  return url.href;
}

const made: string[] = [];

beforeAll(async () => {
  const batch = await server.buildBatch();
  await server.buildReference({ batchId: batch.id });
  await server.buildAccess(server.people.learner.id, batch.id);
  await server.buildEmail({ state: EmailState.QUEUED, to: "waits@example.com" });
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  for (const name of made) await onCluster(`DROP DATABASE ${name} WITH (FORCE)`);
});

describe("staff", () => {
  test("see that a backup was taken while the academy runs, and that it was verified", async () => {
    expect((await server.as.admin.ask(STATE)).data?.backupState).toEqual({
      isOverdue: true,
      backup: null,
      verification: null,
    });
    await takeBackup();
    const verified = await run("verifyBackup");
    expect(verified.output).toMatch(/is complete: \d+ tables, \d+ rows, and the academy starts on it\.\n$/);
    const { data } = await server.as.admin.ask(STATE);
    const seen = { rows: expect.any(Number) as number };
    expect(data?.backupState).toEqual({ isOverdue: false, backup: seen, verification: seen });
    await server.dataSource.query("UPDATE backup_runs SET at = at - interval '8 days' WHERE kind = 'BACKUP'");
    expect((await server.as.admin.ask(STATE)).data?.backupState.isOverdue).toBe(true);
  });

  test("decide about e-mails that were waiting when a restored backup was taken", async () => {
    for (const to of ["a@example.com", "b@example.com"])
      await server.buildEmail({ state: EmailState.HELD, to });
    expect((await server.as.admin.ask(RELEASE_HELD_EMAILS)).data).toEqual({ releaseHeldEmails: 2 });
    await server.buildEmail({ state: EmailState.HELD, to: "c@example.com" });
    expect((await server.as.admin.ask(DROP_HELD_EMAILS)).data).toEqual({ dropHeldEmails: 1 });
    const rows = await server.dataSource.query<{ to: string; state: string }[]>(
      `SELECT "to", state FROM letters WHERE "to" ~ '^[abc]@' ORDER BY 1`,
    );
    expect(rows).toEqual([
      { to: "a@example.com", state: "QUEUED" },
      { to: "b@example.com", state: "QUEUED" },
    ]);
  });
});

describe("a restore", () => {
  test("fills an empty database; sessions end, and e-mails that waited are held", async () => {
    await takeBackup();
    const url = await makeEmpty();
    const restored = await run("restore", { url, args: ["latest"] });
    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringContaining("Restored: the academy is as it was") as string,
    });
    const [before] = await server.dataSource.query<object[]>(COUNTS);
    expect(await ask(url, COUNTS)).toEqual([{ ...before, sessions: 0 }]);
    expect(await ask(url, `SELECT state FROM letters WHERE "to" = 'waits@example.com'`)).toEqual([
      { state: "HELD" },
    ]);
    const again = await run("restore", { url, args: ["latest"] });
    expect(again.output).toContain("before-restore.backup");
    expect(again.output).toContain("Restored");
  });

  test("that ends half-way leaves the academy as it was", async () => {
    const file = await takeBackup();
    const url = await makeEmpty();
    await run("restore", { url, args: [file] });
    await ask(url, "UPDATE users SET name = 'Newer'");
    const text = gunzipSync(await readFile(file)).toString("latin1");
    const older = path.join(folder, "older.backup");
    // Its rows have a column that the tables of its migrations lack.
    await writeFile(
      older,
      gzipSync(Buffer.from(text.replace(',"BuiltPictures1799000700000"', ""), "latin1")),
    );
    const { code, output } = await run("restore", { url, args: [older] });
    expect(code).not.toBe(0);
    expect(output).toContain("Nothing was restored: the academy is still the old one.");
    expect(await ask(url, "SELECT DISTINCT name FROM users")).toEqual([{ name: "Newer" }]);
  });

  test("refuses in one sentence while the academy runs, and what it cannot use", async () => {
    const file = await takeBackup();
    const url = await makeEmpty();
    const bytes = await readFile(file);
    const text = gunzipSync(bytes).toString("latin1");
    const write = async (name: string, content: Buffer) => {
      await writeFile(path.join(folder, name), content);
      return path.join(folder, name);
    };
    const changed = (from: string | RegExp, to: string) =>
      gzipSync(Buffer.from(text.replace(from, to), "latin1"));
    const cases: [string, string][] = [
      [
        await write("short", bytes.subarray(0, bytes.length - 200)),
        "The backup is damaged: it cannot be unpacked.",
      ],
      [
        await write("edited", changed("Arjun", "Arjan")),
        "The backup is damaged: its rows of users are not those that were written.",
      ],
      [
        await write("cut", gzipSync(Buffer.from(text.slice(0, 5000), "latin1"))),
        "The backup is damaged: it ends too early.",
      ],
      [await write("other", gzipSync("hello\n")), "The backup is damaged: a line is not readable."],
      [
        await write("newer", changed("Baseline1799000000000", "Later2799000000000")),
        "The backup is of a newer release.",
      ],
      [
        await write("key", changed(/"keyFingerprint":(null|"[^"]*")/, '"keyFingerprint":"someothersof"')),
        "The backup was made with another SECRET_KEY, whose fingerprint is someothersof.",
      ],
      [path.join(folder, "nowhere"), "has no backup"],
    ];
    for (const [name, sentence] of cases) {
      const { code, output } = await run("restore", { url, args: [name] });
      expect(output).toContain(sentence);
      expect(output).not.toContain("    at ");
      expect(code).toBe(1);
    }
    expect(await ask(url, "SELECT to_regclass('users') AS users")).toEqual([{ users: null }]);
    const busy = await run("restore", { args: [file] });
    expect(busy.output).toMatch(/Other programs use this database .* Stop the academy first\.\n$/);
  });
});

test("an embedded database that does not start is replaced, and comes back if the restore fails", async () => {
  const [file, dataDir] = [await takeBackup(), path.join(folder, "embedded")];
  const restore = async (wanted: string) => {
    const environment = { DATABASE_URL: "", DATA_DIR: dataDir, DEMO: "off" };
    return run("restore", { args: [wanted], environment });
  };
  expect((await restore(file)).output).toContain("Restored");
  const home = chooseDatabaseHome({ directory: path.join(dataDir, "postgres"), programs: dataDir });
  const control = path.join(home.directory, "cluster/global/pg_control");
  await writeFile(control, "broken");
  const text = gunzipSync(await readFile(file)).toString("latin1");
  const older = path.join(folder, "misfit.backup");
  await writeFile(older, gzipSync(Buffer.from(text.replace(',"BuiltPictures1799000700000"', ""), "latin1")));
  const failed = await restore(older);
  expect(failed.output).toContain("The database does not start.");
  expect(failed.output).toContain("the academy is still the old one");
  expect(await readFile(control, "utf8")).toBe("broken");
  const { output, code } = await restore(file);
  expect(output).toMatch(/a new one takes its place\.\n(.*\n)*Restored/);
  expect(code).toBe(0);
}, 60_000);

test("a release that migrates an academy backs it up first, and does neither where it cannot", async () => {
  const url = await makeEmpty();
  await run("restore", { url, args: [await takeBackup()] });
  const start = async (BACKUP_TO: string) => startApiServer({ DATABASE_URL: url, SECRET_KEY, BACKUP_TO });
  // The last release ended before its queues were there.
  const goBack = `DROP SCHEMA pgboss CASCADE; DROP TABLE backup_runs; DELETE FROM migrations WHERE name LIKE 'BackupRuns%'`;
  await ask(url, goBack);
  const refused = await start(
    path.join(folder, "backups", (await readdir(path.join(folder, "backups")))[0] ?? ""),
  );
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(/The backup before migrating failed, so nothing was migrated: .*EEXIST/);
  expect(await ask(url, "SELECT to_regclass('backup_runs') AS runs")).toEqual([{ runs: null }]);
  const migrated = await run("migrate", { url, environment: { BACKUP_TO: path.join(folder, "before") } });
  expect(migrated.output).toMatch(
    /Backed up before migrating: sopaan-.*-before-migration\.backup.*\n· Migration 1 of 1, 0 s \(BackupRuns\d+\)\nThe database is up to date\.\n$/,
  );
  expect(await readdir(path.join(folder, "before"))).toHaveLength(1);
});

test("an encrypted backup needs its secret key, and an encrypting machine does not have it", async () => {
  const [own, other] = [await generateIdentity(), await generateIdentity()];
  const BACKUP_TO = path.join(folder, "encrypted");
  const { output } = await run("backup", {
    environment: { BACKUP_TO, BACKUP_KEY: await identityToRecipient(own) },
  });
  expect(output).toMatch(/, encrypted\.\n$/);
  const [name = ""] = await readdir(BACKUP_TO);
  expect((await readFile(path.join(BACKUP_TO, name))).subarray(0, 21).toString()).toBe(
    "age-encryption.org/v1",
  );
  const verify = async (BACKUP_KEY: string) =>
    (await run("verifyBackup", { environment: { BACKUP_TO, BACKUP_KEY } })).output;
  expect(await verify(await identityToRecipient(own))).toContain(
    "The backup is encrypted: set BACKUP_KEY to the secret key",
  );
  expect(await verify(other)).toContain("The backup was encrypted for another key than BACKUP_KEY.");
  expect(await verify(own)).toContain("is complete");
});

test("the sheet of keys has what no backup contains", async () => {
  const { output } = await run("keySheet", { environment: { BACKUP_KEY: "age1".padEnd(62, "q") } });
  expect(output).toContain(`SECRET_KEY   ${SECRET_KEY}`);
  expect(output).toContain("BACKUP_KEY   age1q");
});
