import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import S3rver from "s3rver";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBackupConfig } from "../../../server/core/backupConfig";
import { backupName, newestBackup, outdatedBackups } from "../../../server/database/backup/keptBackups";
import type { BackupStore } from "../../../server/database/backup/backupStore";
import { createBackupStore } from "../../../server/database/backup/backupStore";
import { makeTemporaryFolder } from "../../support/temporaryFolder";

const folder = await makeTemporaryFolder();
const s3 = new S3rver({
  address: "127.0.0.1",
  port: 0,
  silent: true,
  directory: path.join(folder, "s3"),
  configureBuckets: [{ name: "backups", configs: [] }],
});
let endpoint = "";

beforeAll(async () => {
  await mkdir(path.join(folder, "s3"));
  const { port, address } = await s3.run();
  endpoint = `http://${address}:${port}`;
});

afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

function storeOf(BACKUP_TO: string): BackupStore {
  const settings = { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_KEY_ID: "S3RVER", BACKUP_S3_SECRET: "S3RVER" };
  const { place } = readBackupConfig(folder, { BACKUP_TO, ...settings });
  return createBackupStore(place);
}

test.each([["a folder"], ["s3://backups/academy/daily"], ["s3://backups"]])(
  "%s keeps backups",
  async (place) => {
    const store = storeOf(place.startsWith("s3:") ? place : path.join(folder, place));
    const name = backupName(new Date("2026-11-29T21:00:00Z"));
    await store.put(name, Readable.from(["first ", "second"]));
    expect(await store.list()).toContain(name);
    expect(await text(await store.open(name))).toBe("first second");
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from("only a part");
        throw new Error("The database went away.");
      })(),
    );
    await expect(store.put("sopaan-broken.backup", broken)).rejects.toThrow("The database went away.");
    await store.remove(name);
    expect((await store.list()).filter((kept) => kept.includes("sopaan"))).toEqual([]);
  },
);

test("a store that refuses is named with its answer", async () => {
  const refused = storeOf("s3://missing").list();
  await expect(refused).rejects.toThrow("The store of backups answered 404 to GET /missing.");
});

test.each([
  ["s3://", {}, "BACKUP_TO must be a folder, or a bucket"],
  ["s3://bucket", {}, "BACKUP_S3_ENDPOINT is missing"],
  ["", { BACKUP_KEY: "secret" }, "BACKUP_KEY must be a key of age"],
])("%j with %j is refused", (BACKUP_TO, settings, sentence) => {
  expect(() => readBackupConfig(folder, { BACKUP_TO, ...settings })).toThrow(sentence);
});

test("7 daily, 4 weekly and 12 monthly backups are kept, and what is younger than a day", () => {
  const now = new Date("2026-11-29T21:00:00Z");
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const nightly = Array.from({ length: 500 }, (_, day) => backupName(before(day * 24)));
  const today = backupName(before(3));
  const safeguards = [2, 3, 4, 5, 6, 7].map((day) => backupName(before(day * 24), "before-restore"));
  const all = [...nightly, today, ...safeguards, "notes.txt"];
  const outdated = new Set(outdatedBackups(all, now));
  const kept = all.filter((name) => !outdated.has(name)).map((name) => name.slice(7, 17));
  expect(kept).toEqual([
    ...["2026-11-29", "2026-11-28", "2026-11-27", "2026-11-26", "2026-11-25", "2026-11-24", "2026-11-23"],
    // Sundays, then the last day of each month.
    ...["2026-11-22", "2026-11-15", "2026-11-08"],
    ...["2026-10-31", "2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30", "2026-05-31"],
    ...["2026-04-30", "2026-03-31", "2026-02-28", "2026-01-31", "2025-12-31"],
    ...["2026-11-29", "2026-11-27", "2026-11-26", "2026-11-25", "2026-11-24", "2026-11-23"],
    "xt",
  ]);
  expect(newestBackup(all)).toBe(nightly[0]);
  expect(newestBackup(["notes.txt"])).toBeNull();
});
