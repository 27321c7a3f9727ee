import type { Services } from "../context";

const KEPT_UNUSED_MS = 24 * 60 * 60 * 1000;

/** Every table with the content trigger, so that new kinds of content are covered. */
const CONTENT_TABLES = `SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger
  WHERE tgfoid = 'tell_content_change'::regproc AND tgrelid <> 'pictures'::regclass`;

/** Spares new pictures, which a form may be about to save. */
export async function sweepPictures({
  dataSource,
  clock,
}: Pick<Services, "dataSource" | "clock">): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_UNUSED_MS);
  const old = await dataSource.query<{ id: string }[]>("SELECT id FROM pictures WHERE created_at < $1", [
    before,
  ]);
  const unused = new Set(old.map(({ id }) => id));
  if (unused.size === 0) return 0;
  for (const { name } of await dataSource.query<{ name: string }[]>(CONTENT_TABLES)) {
    const used = await dataSource.query<{ id: string }[]>(
      `SELECT DISTINCT (regexp_matches(row::text, '/media/([0-9a-f-]{36})', 'g'))[1] AS id
         FROM ${name} AS row WHERE row::text LIKE '%/media/%'`,
    );
    for (const { id } of used) unused.delete(id);
  }
  if (unused.size === 0) return 0;
  await dataSource.query("DELETE FROM pictures WHERE id = ANY($1)", [[...unused]]);
  return unused.size;
}
