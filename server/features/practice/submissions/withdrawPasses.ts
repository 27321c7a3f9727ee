import type { VersionedInput } from "../../../core/content/inputs";
import { Conflict, NotFound } from "../../../core/errors";
import { recordAudit } from "../../../platform/audit/recordAudit";
import type { Context } from "../../../platform/context";
import { withdrawLessons } from "../../learning/progress/passLessons";
import { Exercise } from "../exercises/exercise.entity";

/** SQL: people who passed, whose code fails as the exercise is now. Of `$1`, the exercise, and `$2`, its check version. */
export const LOST = `
  SELECT p.user_id FROM exercise_progress p
  WHERE p.exercise_id = $1 AND p.passed_at IS NOT NULL AND (
    SELECT bool_or(v.passed) FROM exercise_submissions s JOIN exercise_verdicts v ON v.submission_id = s.id
    WHERE s.exercise_id = $1 AND s.user_id = p.user_id AND v.check_version = $2) IS FALSE`;

const WITHDRAW = `
  UPDATE exercise_progress SET passed_at = NULL, passed_without_hints_at = NULL, due_at = $3, stage = 0
  WHERE exercise_id = $1 AND user_id IN (${LOST}) RETURNING user_id`;

const PASSED =
  "SELECT count(*)::int AS count FROM exercise_progress WHERE exercise_id = $1 AND passed_at IS NOT NULL";

const CHANGED = "Someone changed this exercise while you had it open. Please look at it again.";

/** Staff decide it: a change of an exercise alone takes nothing back. Certificates stay. */
export async function withdrawPasses(
  context: Context,
  { id, expectedVersion }: VersionedInput,
): Promise<Exercise> {
  return context.dataSource.transaction(async (manager) => {
    // Orders it with edits, which change the check version.
    const exercise = await manager.findOne(Exercise, { where: { id }, lock: { mode: "pessimistic_write" } });
    if (!exercise) throw new NotFound("exercise");
    if (exercise.version !== expectedVersion) throw new Conflict(CHANGED);
    const values = [id, exercise.checkVersion, context.clock.now()];
    const [before] = await manager.query<[{ count: number }]>(PASSED, [id]);
    const [rows] = await manager.query<[{ user_id: string }[], number]>(WITHDRAW, values);
    await withdrawLessons(manager, { userIds: rows.map((row) => row.user_id), exerciseId: id });
    await recordAudit(
      { manager, services: context },
      {
        action: "withdrawPasses",
        entity: "Exercise",
        entityId: id,
        before: { passedCount: before.count },
        after: { passedCount: before.count - rows.length },
      },
    );
    return exercise;
  });
}
