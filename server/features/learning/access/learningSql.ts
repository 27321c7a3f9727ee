function learning(lessons: string): string {
  return `(
    SELECT user_id, batch_id, 'infinity'::timestamptz AS viewed_at FROM batch_accesses
    UNION ALL
    SELECT progress.user_id, lesson.batch_id, progress.viewed_at FROM lesson_progress progress
    JOIN batch_references lesson ON lesson.id = progress.reference_id ${lessons}
    JOIN batches open_batch ON open_batch.id = lesson.batch_id AND open_batch.access = 'OPEN')`;
}

/** Rows of people and the batches they learn in: those with access, and in an open batch those who opened a lesson. */
export const LEARNING = learning("AND lesson.removed_at IS NULL");

/** For staff, also people whose lessons were removed since. */
export const LEARNED = learning("");
