import pg from "pg";
import { describe, expect, test } from "vitest";
import { migrations } from "../../../server/database/migrations";
import { startDatabaseProxy } from "../../support/databaseProxy";
import { startApiServer } from "../../support/startApiServer";
import { endProgramsAfterwards, startProgram } from "../../support/startProgram";
import { makeTemporaryFolder } from "../../support/temporaryFolder";
import { SECRET_KEY, useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();
endProgramsAfterwards();

describe("starting", () => {
  test.each([
    ["no SECRET_KEY", { SECRET_KEY: "" }, /^SECRET_KEY is missing[^\n]*\n$/],
    ["a short SECRET_KEY", { SECRET_KEY: "x".repeat(31) }, /^SECRET_KEY is too short[^\n]*\n$/],
  ])("with %s ends with one clear line, and without the value", async (_what, wrong, line) => {
    const environment = { DATABASE_URL: database.url, ...wrong };
    const program = startProgram("server/main.ts", { environment });
    expect(await program.ended).toBe(1);
    expect(program.output()).toMatch(line);
    expect(program.output()).not.toContain("xxxx");
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
    expect(rows).toEqual([{ migrations: migrations.length, seeded: true, queues: 2 }]);
    for (const server of servers) server.process.kill("SIGTERM");
    expect(await Promise.all(servers.map((server) => server.ended))).toEqual([0, 0, 0]);
    await database.dataSource.query(`DROP DATABASE ${name} WITH (FORCE)`);
  });
});
