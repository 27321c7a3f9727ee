import { writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { queues } from "../../../server/app/queues";
import { startDatabase } from "../../../server/app/startDatabase";
import { readConfig } from "../../../server/core/config";
import { migrations } from "../../../server/database/migrations";
import { startDatabaseProxy } from "../../support/databaseProxy";
import { startApiServer } from "../../support/startApiServer";
import { endProgramsAfterwards, startProgram } from "../../support/startProgram";
import { makeTemporaryFolder } from "../../support/temporaryFolder";
import { SECRET_KEY, onCluster, useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();
endProgramsAfterwards();
const ignore = () => {};
/** Whether an origin is set or not. */
const UNENCRYPTED = /^WARNING: ALLOW_INSECURE_HTTP=1[^\n]*unencrypted\.\n/;

describe("starting", () => {
  test("with a wrong setting ends with one clear line, and without the value", async () => {
    const environment = { DATABASE_URL: database.url, SECRET_KEY: "x".repeat(31), ALLOW_INSECURE_HTTP: "1" };
    const program = startProgram("server/main.ts", { environment });
    expect(await program.ended).toBe(1);
    expect(program.output()).toMatch(/^SECRET_KEY is too short[^\n]*\n$/);
    expect(program.output()).not.toContain("xxxx");
  });

  test("with a DATA_DIR that is no folder ends with one clear line", async () => {
    const folder = await makeTemporaryFolder();
    await writeFile(path.join(folder, "file"), "");
    const dataDir = path.join(folder, "file");
    const program = startProgram("server/main.ts", { environment: { DATA_DIR: dataDir } });
    expect(await program.ended).toBe(1);
    expect(program.output()).toBe(`DATA_DIR cannot be used: ${dataDir} is a file, or in one.\n`);
    await expect(startDatabase(readConfig({ DATA_DIR: path.join(dataDir, "data") }), ignore)).rejects.toThrow(
      `DATA_DIR cannot be used: ${dataDir}/data is a file, or in one.`,
    );
  });

  test.runIf(process.platform === "linux")("a DATA_DIR that the system refuses cannot be used", async () => {
    await expect(startDatabase(readConfig({ DATA_DIR: "/proc/academy" }), ignore)).rejects.toThrow(
      "DATA_DIR cannot be used: /proc/academy (ENOENT).",
    );
  });

  test("with a wrong password ends with one clear line", async () => {
    const url = new URL(database.url);
    url.password = "wrong";
    const server = await startApiServer({ DATABASE_URL: url.href, SECRET_KEY });
    expect(await server.ended).toBe(1);
    const isOfSlowStart = (text: string) => text.startsWith("Waiting for the database");
    const lines = server.output().split("\n");
    const [warning, line, ...rest] = lines.filter((text) => !isOfSlowStart(text));
    expect(warning).toMatch(/^WARNING: ALLOW_INSECURE_HTTP=1/);
    expect(line).toMatch(/^DATABASE_URL cannot be used: password authentication failed/);
    expect(rest).toEqual([""]);
  });

  test.each([
    [
      "database",
      (url: URL) => (url.pathname = "/no_such_database"),
      /^DATABASE_URL cannot be used: database "no_such_database" does not exist/,
    ],
    ["role", (url: URL) => (url.username = "no_such_role"), /^DATABASE_URL cannot be used: .*"no_such_role"/],
  ])("does not wait for a wrong %s", async (_what, change, reason) => {
    const url = new URL(database.url);
    change(url);
    const config = readConfig({ DATABASE_URL: url.href, SECRET_KEY, ALLOW_INSECURE_HTTP: "1" });
    await expect(startDatabase(config, ignore)).rejects.toThrow(reason);
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
    const PUBLIC_ORIGIN = "http://academy.example";
    const server = await startApiServer({ DATABASE_URL: database.url, SECRET_KEY, PUBLIC_ORIGIN });
    await server.says(/Waiting for the database \(25006\)/);
    await onCluster(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    await server.says(/open at/);
    expect(server.output()).toMatch(UNENCRYPTED);
    server.process.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  });

  test("with the database away waits, and serves when it comes", async () => {
    let isUp = false;
    const proxy = await startDatabaseProxy(() => (isUp ? database.url : null), database.url);
    const server = await startApiServer({ DATABASE_URL: proxy.url, SECRET_KEY });
    await server.says(/Waiting for the database/);
    isUp = true;
    await server.says(/open at/);
    expect(server.output()).toMatch(UNENCRYPTED);
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
