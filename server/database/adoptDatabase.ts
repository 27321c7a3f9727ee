import type { DataSource } from "typeorm";
import { ConfigError } from "../core/environment";
import { newerMigrations } from "./newerMigrations";
import { Baseline1799000000000 as Baseline } from "./migrations/1799000000000-Baseline";

/** The commit with the last migration before the baseline, and that migration. */
const COMMIT = "a176b602e3";
const LAST = "SearchJoinedWords1798900400400";

const NEWER =
  "A newer release has migrated this database. Start that release, or restore the backup that it took before migrating.";
const EARLIER = `This database is of an earlier version. Start commit ${COMMIT} with it once, which migrates it, then start this one.`;

/** Refuses a database that a newer release has migrated. A database of before the baseline has its schema already if it is at the last migration; another one is refused. */
export async function adoptDatabase(source: DataSource): Promise<void> {
  const [{ isNew } = { isNew: true }] = await source.query<{ isNew: boolean }[]>(
    "SELECT to_regclass('migrations') IS NULL AS \"isNew\"",
  );
  if (isNew) return;
  const rows = await source.query<{ name: string }[]>("SELECT name FROM migrations");
  const names = rows.map(({ name }) => name);
  if (newerMigrations(names).length > 0) throw new ConfigError(NEWER);
  if (names.length === 0 || names.includes(Baseline.name)) return;
  if (!names.includes(LAST)) throw new ConfigError(EARLIER);
  await source.query('INSERT INTO migrations ("timestamp", name) VALUES ($1, $2)', [
    Number(Baseline.name.slice(-13)),
    Baseline.name,
  ]);
}
