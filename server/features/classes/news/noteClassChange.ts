import type { EntityManager } from "typeorm";
import { MINUTE_MS } from "../../../core/clock";
import type { ClassSession } from "../classSession.entity";

/** Debounce: one notice for a series of edits. Changes to a class as new as this notify nobody. */
export const REST_MS = 5 * MINUTE_MS;

/** Keeps what people knew before the first change, until a notice tells them. */
const NOTE = `
  INSERT INTO class_changes (session_id, batch_id, run_id, title, known_start, changed_at)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (session_id) DO UPDATE SET changed_at = excluded.changed_at`;

/** `before` is the class as people know it: a moved, cancelled or deleted one that has not begun. */
export async function noteClassChange(
  manager: EntityManager,
  before: ClassSession,
  now: Date,
): Promise<void> {
  const { id, batchId, runId, title, startsAt, cancelledAt, createdAt } = before;
  const isNew = createdAt.getTime() > now.getTime() - REST_MS;
  if (isNew || startsAt <= now) return;
  await manager.query(NOTE, [id, batchId, runId, title, cancelledAt ? null : startsAt, now]);
}
