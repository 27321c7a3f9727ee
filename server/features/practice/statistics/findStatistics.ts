import type { Context } from "../../../platform/context";
import { defineLoader, indexBy } from "../../../platform/loaders";
import type { Exercise } from "../exercises/exercise.entity";
import { MAX_TESTS } from "../exercises/exerciseTest.content";
import { LOST } from "../submissions/withdrawPasses";
import type { ExerciseCounts, ExerciseStatistics, TestStop, WrongAnswer } from "./statistics.results";
import { MAX_WRONG_ANSWERS } from "./statistics.results";

const COUNTS = `
  SELECT p.exercise_id AS id,
    (count(*) FILTER (WHERE p.attempts > 0 OR p.gave_up_at IS NOT NULL))::int AS "triedCount",
    (count(*) FILTER (WHERE p.passed_at IS NOT NULL))::int AS "passedCount",
    (count(*) FILTER (WHERE p.gave_up_at IS NOT NULL))::int AS "gaveUpCount",
    (count(*) FILTER (WHERE p.hints_shown > 0))::int AS "helpedCount"
  FROM exercise_progress p JOIN users u ON u.id = p.user_id AND u.role = 'LEARNER'
  WHERE p.exercise_id = ANY($1) GROUP BY p.exercise_id`;

export const countsByExercise = defineLoader(async ({ dataSource }, ids) => {
  return indexBy(await dataSource.query<ExerciseCounts[]>(COUNTS, [ids]), ({ id }) => id);
});

/** The first test that each wrong code fails. */
const FAILED = `
  SELECT s.id, s.user_id, s.code, s.created_at, failed.test_id, failed.why, failed.error_type
  FROM exercise_submissions s
  JOIN exercise_verdicts v ON v.submission_id = s.id AND v.check_version = $2 AND NOT v.passed
  JOIN users u ON u.id = s.user_id AND u.role = 'LEARNER'
  CROSS JOIN LATERAL (
    SELECT result ->> 'testId' AS test_id, result ->> 'why' AS why, result ->> 'errorType' AS error_type
    FROM jsonb_array_elements(v.results) WITH ORDINALITY AS one (result, place)
    WHERE NOT (result ->> 'passed')::boolean ORDER BY place LIMIT 1
  ) failed
  WHERE s.exercise_id = $1`;

const STOPS = `
  SELECT test_id AS "testId", count(*)::int AS "learnerCount" FROM (
    SELECT DISTINCT ON (user_id) user_id, test_id FROM (${FAILED}) failed
    WHERE NOT EXISTS (
      SELECT 1 FROM exercise_progress p
      WHERE p.exercise_id = $1 AND p.user_id = failed.user_id AND p.passed_at IS NOT NULL)
    ORDER BY user_id, created_at DESC, id
  ) newest GROUP BY test_id ORDER BY count(*) DESC, test_id LIMIT ${MAX_TESTS}`;

const WRONG = `
  SELECT test_id AS "testId", why, error_type AS "errorType", count(DISTINCT user_id)::int AS "learnerCount",
    count(*)::int AS "submissionCount", (array_agg(code ORDER BY created_at DESC, id))[1] AS "sampleCode"
  FROM (${FAILED}) failed GROUP BY test_id, why, error_type
  ORDER BY count(DISTINCT user_id) DESC, count(*) DESC, test_id, why LIMIT ${MAX_WRONG_ANSWERS}`;

/** Of those who sent code before the last change. */
const RECHECK = `
  SELECT count(*)::int AS total, (count(*) FILTER (WHERE NOT is_checked))::int AS left FROM (
    SELECT sent.user_id, EXISTS (
      SELECT 1 FROM exercise_submissions own JOIN exercise_verdicts v ON v.submission_id = own.id
      WHERE own.exercise_id = $1 AND own.user_id = sent.user_id AND v.check_version = $2) AS is_checked
    FROM (
      SELECT DISTINCT user_id FROM exercise_submissions WHERE exercise_id = $1 AND check_version < $2) sent
  ) learner`;

const LOST_COUNT = `SELECT count(*)::int AS count FROM (${LOST}) lost`;

const MEDIAN = "percentile_disc(0.5) WITHIN GROUP (ORDER BY attempts)";

/** Code that was sent after the pass is no attempt at it. */
const ATTEMPTS = `
  SELECT (${MEDIAN} FILTER (WHERE has_passed))::int AS passed, (${MEDIAN} FILTER (WHERE NOT has_passed))::int AS open
  FROM (
    SELECT p.passed_at IS NOT NULL AS has_passed, count(*) AS attempts
    FROM exercise_progress p JOIN users u ON u.id = p.user_id AND u.role = 'LEARNER'
    JOIN exercise_submissions s ON s.user_id = p.user_id AND s.exercise_id = p.exercise_id
      AND (p.passed_at IS NULL OR s.created_at <= p.passed_at)
    WHERE p.exercise_id = $1 GROUP BY p.user_id, p.passed_at
  ) learner`;

export async function findStatistics(context: Context, exercise: Exercise): Promise<ExerciseStatistics> {
  const { manager } = context.dataSource;
  const values = [exercise.id, exercise.checkVersion];
  const [lost] = await manager.query<[{ count: number }]>(LOST_COUNT, values);
  const [recheck] = await manager.query<[{ total: number; left: number }]>(RECHECK, values);
  const [attempts] = await manager.query<[{ passed: number | null; open: number | null }]>(ATTEMPTS, [
    exercise.id,
  ]);
  const counts = await countsByExercise(context).load(exercise.id);
  return {
    triedCount: counts?.triedCount ?? 0,
    passedCount: counts?.passedCount ?? 0,
    gaveUpCount: counts?.gaveUpCount ?? 0,
    helpedCount: counts?.helpedCount ?? 0,
    attemptsToPass: attempts.passed,
    attemptsWithoutPass: attempts.open,
    recheckCount: recheck.left,
    recheckTotal: recheck.total,
    lostPassCount: lost.count,
    stops: await manager.query<TestStop[]>(STOPS, values),
    wrongAnswers: await manager.query<WrongAnswer[]>(WRONG, values),
  };
}
