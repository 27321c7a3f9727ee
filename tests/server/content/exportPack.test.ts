import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { exportPack } from "../../../server/app/content/export/exportPack";
import { importPack } from "../../../server/app/content/import/importPack";
import { readPack } from "../../../server/app/content/read/readPack";
import { readDemoPack } from "../../../server/app/seed/demoPack";
import { seedDemoAcademy } from "../../../server/app/seed/seedDemoAcademy";
import { useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();
const empty = useTestDatabase();
const NOW = new Date("2026-11-28T06:30:00Z");
const root = await mkdtemp(path.join(tmpdir(), "pack-"));

afterAll(async () => rm(root, { recursive: true }));

/** The parts that a pack has. */
function partsOf(pack: object): string[] {
  return Object.entries(pack).flatMap(([name, part]: [string, unknown]) => {
    if (Array.isArray(part)) return part.length > 0 ? [name] : [];
    if (name === "site") return partsOf(part as object);
    return part ? [name] : [];
  });
}

test("an academy is exported without private links, codes and people, and importing that changes nothing", async () => {
  const services = { ...database.services, clock: { now: () => NOW } };
  const signIns = await seedDemoAcademy(services);
  const { manager } = database.dataSource;
  await database.dataSource.transaction((inner) => exportPack(inner, root));
  const exported = await readPack(root, NOW);
  expect(partsOf(exported)).toEqual(partsOf(await readDemoPack(NOW)));
  expect(await importPack(services, exported, { isDryRun: false })).toEqual([]);
  const names = (await readdir(root, { recursive: true })).filter((name) => /\.(yaml|md)$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(path.join(root, name), "utf8")));
  expect(names.length).toBeGreaterThan(80);
  const secrets = [
    ...(signIns?.codes.map(({ code }) => code) ?? []),
    ...(signIns?.people.flatMap(({ email, password }) => [email, password]) ?? []),
    ...["sopaan@example", "chat.whatsapp", "pay.sopaan", "meet.sopaan", "expected:", "@sample.example"],
  ];
  expect(secrets.filter((secret) => texts.some((text) => text.includes(secret)))).toEqual([]);
  await expect(exportPack(manager, root)).rejects.toThrow("is not empty");
});

test("another academy takes all of an exported site", async () => {
  const pack = await readPack(root, NOW);
  const withoutCode = { ...pack, exercises: [], courses: [], seasons: [] };
  const services = { ...empty.services, clock: { now: () => NOW } };
  const changes = await importPack(services, withoutCode, { isDryRun: false });
  expect(changes.join("\n")).toMatch(/^changed {2}site\/academy\.yaml/m);
  expect(await importPack(services, withoutCode, { isDryRun: false })).toEqual([]);
});
