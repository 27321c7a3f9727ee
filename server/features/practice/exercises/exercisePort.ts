import type { EntityManager } from "typeorm";
import type { ExerciseCount, Exercises } from "../../../platform/exercises";

const LOCKED = "SELECT id FROM exercises WHERE id = ANY($1) ORDER BY id FOR KEY SHARE";

async function findMissing(manager: EntityManager, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await manager.query<{ id: string }[]>(LOCKED, [ids]);
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !found.has(id));
}

const PASSED_AT = `SELECT passed_at AS at FROM exercise_progress WHERE user_id = $1 AND exercise_id = $2`;

async function passedAt(manager: EntityManager, userId: string, exerciseId: string): Promise<Date | null> {
  const rows = await manager.query<{ at: Date | null }[]>(PASSED_AT, [userId, exerciseId]);
  return rows[0]?.at ?? null;
}

const PUBLISHED = "SELECT id FROM exercises WHERE id = ANY($1) AND is_published";

const PASSED = `
  SELECT user_id AS "userId", count(*)::int AS passed FROM exercise_progress
  WHERE exercise_id = ANY($1) AND user_id = ANY($2) AND passed_at IS NOT NULL GROUP BY user_id`;

async function countPassed(manager: EntityManager, exerciseIds: string[], userIds: string[]) {
  const rows = await manager.query<{ id: string }[]>(PUBLISHED, [exerciseIds]);
  const ids = rows.map(({ id }) => id);
  return { total: ids.length, people: await manager.query<ExerciseCount[]>(PASSED, [ids, userIds]) };
}

/** For the floors below. */
export const exercisePort: Exercises = { findMissing, passedAt, countPassed };
