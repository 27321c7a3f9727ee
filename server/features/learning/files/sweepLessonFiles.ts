import type { Services } from "../../../platform/context";

const KEPT_UNUSED_MS = 24 * 60 * 60 * 1000;

/** Deletes replaced files, and those of forms that were never saved. A removed lesson keeps its file, to be restored with. */
export async function sweepLessonFiles({
  dataSource,
  clock,
}: Pick<Services, "dataSource" | "clock">): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_UNUSED_MS);
  const [, count] = await dataSource.query<[unknown, number]>(
    `DELETE FROM lesson_files f WHERE f.created_at < $1 AND NOT EXISTS (
       SELECT 1 FROM batch_references r WHERE r.file_id = f.id OR r.captions_id = f.id)`,
    [before],
  );
  return count;
}
