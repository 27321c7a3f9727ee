import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { In, LessThan } from "typeorm";
import { DAY_MS } from "../../core/clock";
import type { Services } from "../context";
import { ReleaseFile } from "./releaseFile.entity";

const FOLDER = path.resolve("dist/client/assets");
const COMPRESSED = ".br";
const KEPT_MS = 30 * DAY_MS;

/** None before the first build. */
async function listNames(): Promise<string[]> {
  const files = await readdir(FOLDER).catch(() => []);
  return files.filter((file) => file.endsWith(COMPRESSED)).map((file) => file.slice(0, -COMPRESSED.length));
}

/** Keeps this release's files for 30 days from now, and deletes those whose time is over. */
export async function keepReleaseFiles({
  dataSource: { manager },
  clock,
}: Pick<Services, "clock" | "dataSource">): Promise<void> {
  const now = clock.now();
  const keptUntil = new Date(now.getTime() + KEPT_MS);
  const names = await listNames();
  await manager.update(ReleaseFile, { name: In(names) }, { keptUntil });
  const kept = await manager.find(ReleaseFile, { select: { name: true }, where: { name: In(names) } });
  const known = new Set(kept.map(({ name }) => name));
  for (const name of names.filter((one) => !known.has(one))) {
    const brotli = await readFile(path.join(FOLDER, name + COMPRESSED));
    await manager.upsert(ReleaseFile, { name, brotli, keptUntil }, ["name"]);
  }
  await manager.delete(ReleaseFile, { keptUntil: LessThan(now) });
}
