import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { DataSource } from "typeorm";
import { queues } from "../../../server/app/queues";
import { createDataSource } from "../../../server/database/dataSource";
import { migrate } from "../../../server/database/migrate";
import { readCatalogue, readFirstRows } from "../../support/catalogue";
import { onCluster, useTestDatabase } from "../../support/testDatabase";

const fresh = useTestDatabase();
const name = `old_${randomBytes(6).toString("hex")}`;
let old: DataSource;

async function start(): Promise<unknown> {
  return migrate(old, { queues, whileLocked: async () => {} });
}

/** As it was at the last migration before the baseline. */
beforeAll(async () => {
  const url = new URL(inject("templateUrl"));
  url.pathname = `/${name}`;
  await onCluster(`CREATE DATABASE ${name} TEMPLATE template0`);
  old = await createDataSource({ url: url.href, poolSize: 2, entities: [] }).initialize();
  await old.transaction(async (manager) => {
    await manager.query(await readFile("server/database/baseline.sql", "utf8"));
    await manager.query(await readFile("tests/server/database/lastOldMigrations.sql", "utf8"));
  });
});

afterAll(async () => {
  await old.destroy();
  await onCluster(`DROP DATABASE ${name} WITH (FORCE)`);
});

test("a database of an earlier migration is refused, with the commit to start first, and stays as it is", async () => {
  await old.query("BEGIN");
  await old.query("DELETE FROM migrations WHERE name = 'SearchJoinedWords1798900400400'");
  await old.query("COMMIT");
  const before = await old.query("SELECT * FROM migrations ORDER BY id");
  await expect(start()).rejects.toThrow(
    /^This database is of an earlier version\. Start commit [0-9a-f]{10} with it once/,
  );
  expect(await old.query("SELECT * FROM migrations ORDER BY id")).toEqual(before);
  await old.query(
    `INSERT INTO migrations ("timestamp", name) VALUES (1798900400400, 'SearchJoinedWords1798900400400')`,
  );
});

test("a database of the last migration is adopted: it then has what a fresh one has", async () => {
  const rows = await readFirstRows(old);
  await start();
  await start();
  expect(await readCatalogue(old)).toEqual(await readCatalogue(fresh.dataSource));
  expect(await readFirstRows(old)).toEqual(rows);
  expect(rows.length).toBeGreaterThan(80);
});

test("a database that a newer release has migrated is refused, unless that release says it is compatible", async () => {
  const migrated = async (migration: string) => {
    await old.query(`INSERT INTO migrations ("timestamp", name) VALUES (2799000000000, '${migration}')`);
  };
  await migrated("MoreRoomCompatible2799000000000");
  await start();
  await migrated("LessRoom2799000000001");
  await expect(start()).rejects.toThrow(/^A newer release has migrated this database\. Start that release/);
});
