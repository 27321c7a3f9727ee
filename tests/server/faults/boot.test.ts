import { writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { queues } from "../../../server/app/queues";
import { migrations } from "../../../server/database/migrations";
import { startDatabaseProxy } from "../../support/databaseProxy";
import { startApiServer } from "../../support/startApiServer";
import { endProgramsAfterwards, startProgram } from "../../support/startProgram";
import { makeTemporaryFolder } from "../../support/temporaryFolder";
import { SECRET_KEY, onCluster, useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();
endProgramsAfterwards();

describe("starting", () => {
  test.each([
    ["no SECRET_KEY", { SECRET_KEY: "" }, /^SECRET_KEY is missing[^\n]*\n$/],
    ["a short SECRET_KEY", { SECRET_KEY: "x".repeat(31) }, /^SECRET_KEY is too short[^\n]*\n$/],
    ["no PUBLIC_ORIGIN", { ALLOW_INSECURE_HTTP: "" }, /^PUBLIC_ORIGIN is missing[^\n]*\n$/],
    [
      "an http PUBLIC_ORIGIN",
      { PUBLIC_ORIGIN: "http://academy.example", ALLOW_INSECURE_HTTP: "" },
      /^PUBLIC_ORIGIN must start with https[^\n]*\n$/,
    ],
    ["a wrong LOG_LEVEL", { LOG_LEVEL: "bogus" }, /^LOG_LEVEL must be[^\n]*\n$/],
  ])("with %s ends with one clear line, and without the value", async (_what, wrong, line) => {
    const environment = {
      DATABASE_URL: database.url,
      SECRET_KEY,
      PUBLIC_ORIGIN: "",
      ALLOW_INSECURE_HTTP: "1",
      ...wrong,
    };
    const program = startProgram("server/main.ts", { environment });
    expect(await program.ended).toBe(1);
    expect(program.output()).toMatch(line);
    expect(program.output()).not.toContain("xxxx");
  });

  test.each([
    ["a file", "file"],
    ["a folder in a file", "file/data"],
  ])("with a DATA_DIR that is %s ends with one clear line", async (_what, place) => {
    const folder = await makeTemporaryFolder();
    await writeFile(path.join(folder, "file"), "");
    const dataDir = path.join(folder, place);
    const program = startProgram("server/main.ts", { environment: { DATA_DIR: dataDir } });
    expect(await program.ended).toBe(1);
    expect(program.output()).toBe(`DATA_DIR cannot be used: ${dataDir} is a file, or in one.\n`);
  });

  test.runIf(process.platform === "linux")(
    "with a DATA_DIR that the system refuses ends with one clear line",
    async () => {
      const program = startProgram("server/main.ts", { environment: { DATA_DIR: "/proc/academy" } });
      expect(await program.ended).toBe(1);
      expect(program.output()).toBe("DATA_DIR cannot be used: /proc/academy (ENOENT).\n");
    },
  );

  test.each([
    [
      "database",
      (url: URL) => (url.pathname = "/no_such_database"),
      /database "no_such_database" does not exist/,
    ],
    ["password", (url: URL) => (url.password = "wrong"), /password authentication failed/],
    ["role", (url: URL) => (url.username = "no_such_role"), /"no_such_role"/],
  ])("with a wrong %s ends with one clear line", async (_what, change, reason) => {
    const url = new URL(database.url);
    change(url);
    const server = await startApiServer({ DATABASE_URL: url.href, SECRET_KEY });
    expect(await server.ended).toBe(1);
    const isOfSlowStart = (text: string) => text.startsWith("Waiting for the database");
    const lines = server.output().split("\n");
    const [warning, line, ...rest] = lines.filter((text) => !isOfSlowStart(text));
    expect(warning).toMatch(/^WARNING: ALLOW_INSECURE_HTTP=1/);
    expect(line).toMatch(/^DATABASE_URL cannot be used: /);
    expect(line).toMatch(reason);
    expect(rest).toEqual([""]);
  });

  test.each(["", "http://academy.example"])("without https warns, with PUBLIC_ORIGIN %j", async (origin) => {
    const server = await startApiServer({ DATABASE_URL: database.url, SECRET_KEY, PUBLIC_ORIGIN: origin });
    await server.says(/open at/);
    expect(server.output()).toMatch(/^WARNING: ALLOW_INSECURE_HTTP=1[^\n]*unencrypted\.\n/);
    server.process.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  });

  test("with an unknown host waits, and ends with 0 when asked to stop", async () => {
    const url = new URL(database.url);
    url.hostname = "no-such-host.invalid";
    const server = await startApiServer({ DATABASE_URL: url.href, SECRET_KEY });
    await server.says(/Waiting for the database \((ENOTFOUND|EAI_AGAIN)\)/);
    server.process.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  });

  test("on a read-only database waits, and serves once it can be written to", async () => {
    const name = new URL(database.url).pathname.slice(1);
    await onCluster(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    const server = await startApiServer({ DATABASE_URL: database.url, SECRET_KEY });
    await server.says(/Waiting for the database \(25006\)/);
    await onCluster(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    await server.says(/open at/);
    server.process.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  });

  test("with another SECRET_KEY than before says what it means, and goes on only with the key that is accepted", async () => {
    await database.dataSource.query("DELETE FROM secret_key_uses");
    const start = async (environment: Record<string, string>) =>
      startApiServer({ DATABASE_URL: database.url, ...environment });
    const open = async (environment: Record<string, string>) => {
      const server = await start(environment);
      await server.says(/open at/);
      server.process.kill("SIGTERM");
      expect(await server.ended).toBe(0);
    };
    const other = "another secret key that only tests know, and no server";
    await open({ SECRET_KEY });
    const refused = await start({ SECRET_KEY: other });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(/\nSECRET_KEY is not the key that this database is used with[^\n]*\n$/);
    expect(refused.output()).not.toContain(other);
    const [, fingerprint = ""] = /ACCEPT_NEW_SECRET_KEY=([\w-]+)/.exec(refused.output()) ?? [];
    const mistaken = await start({ SECRET_KEY: other, ACCEPT_NEW_SECRET_KEY: "1" });
    expect(await mistaken.ended).toBe(1);

    await open({ SECRET_KEY: other, ACCEPT_NEW_SECRET_KEY: fingerprint });
    await open({ SECRET_KEY: other });
    const earlier = await start({ SECRET_KEY, ACCEPT_NEW_SECRET_KEY: fingerprint });
    expect(await earlier.ended).toBe(1);
    await database.dataSource.query("DELETE FROM secret_key_uses");
  });

  test("with the database away waits, and serves when it comes", async () => {
    let isUp = false;
    const proxy = await startDatabaseProxy(() => (isUp ? database.url : null), database.url);
    const server = await startApiServer({ DATABASE_URL: proxy.url, SECRET_KEY });
    await server.says(/Waiting for the database/);
    isUp = true;
    await server.says(/open at/);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    server.process.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    await proxy.stop();
  });

  test("three at once on an empty database: one migrates and seeds, all become ready", async () => {
    const url = new URL(database.url);
    const name = `${url.pathname.slice(1)}_empty`;
    await database.dataSource.query(`CREATE DATABASE ${name} TEMPLATE template0`);
    url.pathname = `/${name}`;
    const environment = {
      DATABASE_URL: url.href,
      SECRET_KEY,
      DEMO: "on",
      DATA_DIR: await makeTemporaryFolder(),
    };
    const servers = await Promise.all([1, 2, 3].map(() => startApiServer(environment)));
    for (const server of servers) {
      await server.says(/open at/);
      expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    }
    expect(servers.filter((server) => server.output().includes("Filling the demo academy"))).toHaveLength(1);
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    const { rows } = await client.query(
      `SELECT (SELECT count(*)::int FROM migrations) AS migrations, (SELECT count(*) > 8 FROM courses) AS seeded,
         (SELECT count(*)::int FROM pgboss.queue) AS queues`,
    );
    await client.end();
    expect(rows).toEqual([{ migrations: migrations.length, seeded: true, queues: queues.length + 1 }]);
    for (const server of servers) server.process.kill("SIGTERM");
    expect(await Promise.all(servers.map((server) => server.ended))).toEqual([0, 0, 0]);
    await database.dataSource.query(`DROP DATABASE ${name} WITH (FORCE)`);
  });
});
