/** Those with access; in an open batch, also those who opened a lesson. `batchId` is the parameter, such as `$1`. */
export function batchPeople(batchId: string): string {
  return `
  SELECT user_id FROM batch_accesses WHERE batch_id = ${batchId}
  UNION
  SELECT p.user_id FROM lesson_progress p JOIN batch_references r ON r.id = p.reference_id
    JOIN batches b ON b.id = r.batch_id AND b.access = 'OPEN' WHERE r.batch_id = ${batchId}`;
}
