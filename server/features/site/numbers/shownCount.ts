/**
 * From 100 on rounded down to two digits ("1,200+"), so that most confirmations leave cached pages as they are.
 * Keep PostgreSQL's `shown_count` in step.
 */
export function shownCount(count: number): number {
  return count < 100 ? count : count - (count % 10 ** (String(count).length - 2));
}
