import type { EntityManager } from "typeorm";
import type { Exercises, OwnPasses, WantedPasses } from "../../../platform/exercises";

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

async function findPublished(manager: EntityManager, ids: string[]): Promise<Set<string>> {
  const rows = await manager.query<{ id: string }[]>(PUBLISHED, [ids]);
  return new Set(rows.map(({ id }) => id));
}

/** Without help means: before giving up, or again on a day of review. */
const PASSES = `
  SELECT user_id AS "userId", array_agg(exercise_id) AS "exerciseIds" FROM exercise_progress
  WHERE exercise_id = ANY($1) AND user_id = ANY($2) AND passed_at IS NOT NULL
    AND ($3 OR gave_up_at IS NULL OR passed_at < gave_up_at OR passed_without_hints_at IS NOT NULL)
  GROUP BY user_id`;

async function findPasses(manager: EntityManager, { exerciseIds, userIds, countsGivenUp }: WantedPasses) {
  return manager.query<OwnPasses[]>(PASSES, [exerciseIds, userIds, countsGivenUp]);
}

/** For the floors below. */
export const exercisePort: Exercises = { findMissing, passedAt, findPublished, findPasses };
