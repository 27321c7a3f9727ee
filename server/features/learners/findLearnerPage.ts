import type { SelectQueryBuilder } from "typeorm";
import { DAY_MS } from "../../core/clock";
import type { Page } from "../../core/paging/connection";
import { decodeCursor, isTimestamp, toPage } from "../../core/paging/connection";
import { searchFor } from "../../core/paging/searchFor";
import type { Services } from "../../platform/context";
import { PRESENT } from "../classes/attendance/classAttendance.entity";
import { doneSql } from "../learning/lessonProgress.entity";
import type { BatchLearnersArgs } from "./batchLearner.inputs";
import type { BatchLearner } from "./batchLearner.results";
import { batchPeople } from "../learning/access/batchPeople";

type Needs = Pick<Services, "clock" | "dataSource">;
export type LearnerFilter = Pick<BatchLearnersArgs, "batchId" | "search" | "inactiveDays">;
type LearnerRow = BatchLearner & { sort: Date };

const LESSONS = `
  SELECT p.user_id, max(greatest(p.viewed_at, p.position_at, p.ticked_at, p.passed_at)) AS last_at,
    (count(*) FILTER (WHERE r.removed_at IS NULL AND ${doneSql("p")}))::int AS done
  FROM lesson_progress p JOIN batch_references r ON r.id = p.reference_id
  WHERE r.batch_id = :batchId GROUP BY p.user_id`;

/** Hidden questions are settled: the queue of unanswered ones leaves them out, too. */
const QUESTIONS = `
  SELECT q.user_id, max(q.created_at) AS last_at,
    (count(*) FILTER (WHERE NOT q.is_answered AND q.hidden_at IS NULL))::int AS open
  FROM lesson_questions q JOIN batch_references r ON r.id = q.reference_id
  WHERE r.batch_id = :batchId GROUP BY q.user_id`;

const ENDS_AT = "s.starts_at + make_interval(mins => s.minutes)";
const IS_OVER = `s.batch_id = :batchId AND s.cancelled_at IS NULL AND ${ENDS_AT} <= :now::timestamptz`;

const CLASSES = `
  SELECT a.user_id, max(a.joined_at) AS last_at,
    (count(*) FILTER (WHERE ${IS_OVER} AND ${PRESENT}))::int AS attended,
    (count(*) FILTER (WHERE ${IS_OVER} AND ${PRESENT} AND ${ENDS_AT} <= access.granted_at))::int AS early
  FROM class_attendances a JOIN class_sessions s ON s.id = a.session_id
    LEFT JOIN batch_accesses access ON access.batch_id = s.batch_id AND access.user_id = a.user_id
  WHERE s.batch_id = :batchId GROUP BY a.user_id`;

/** One row per learner. Those who were never active sort a thousand years earlier, the longest access first. */
const LEARNERS = `(
  SELECT md5(:batchId::text || people.user_id)::uuid AS id, people.user_id AS "userId", u.name, u.email,
    access.id AS "accessId", access.door AS source, access.granted_at AS "grantedAt",
    activity.last_at AS "lastActiveAt",
    date_trunc('milliseconds', coalesce(activity.last_at, access.granted_at - interval '1000 years')) AS sort,
    (SELECT count(*) FROM batch_references r WHERE r.batch_id = :batchId AND r.removed_at IS NULL)::int AS "lessonCount",
    coalesce(lessons.done, 0) AS "doneCount",
    (SELECT count(*) FROM class_sessions s
     WHERE ${IS_OVER} AND (access.granted_at IS NULL OR ${ENDS_AT} > access.granted_at))::int
      + coalesce(classes.early, 0) AS "classCount",
    coalesce(classes.attended, 0) AS "attendedCount",
    coalesce(questions.open, 0) AS "openQuestionCount"
  FROM (${batchPeople(":batchId")}) people
  JOIN users u ON u.id = people.user_id
  LEFT JOIN batch_accesses access ON access.batch_id = :batchId AND access.user_id = people.user_id
  LEFT JOIN (${LESSONS}) lessons ON lessons.user_id = people.user_id
  LEFT JOIN (${CLASSES}) classes ON classes.user_id = people.user_id
  LEFT JOIN (${QUESTIONS}) questions ON questions.user_id = people.user_id
  CROSS JOIN LATERAL (
    SELECT greatest(lessons.last_at, classes.last_at, questions.last_at) AS last_at
  ) activity
)`;

function learnersWanted(
  { clock, dataSource }: Needs,
  { batchId, search, inactiveDays }: LearnerFilter,
): SelectQueryBuilder<LearnerRow> {
  const now = clock.now();
  const query = dataSource.manager
    .createQueryBuilder()
    .select("learner.*")
    .from<LearnerRow>(LEARNERS, "learner")
    .setParameters({ batchId, now });
  if (inactiveDays) {
    const before = new Date(now.getTime() - inactiveDays * DAY_MS);
    query.andWhere(`coalesce(learner."lastActiveAt", learner."grantedAt") < :before`, { before });
  }
  return searchFor(query, search, { texts: ["learner.name", "learner.email"] })
    .orderBy("learner.sort")
    .addOrderBy("learner.id");
}

/** Inactive learners first. */
export async function findLearnerPage(
  services: Needs,
  { first, after, ...filter }: BatchLearnersArgs,
): Promise<Page<BatchLearner>> {
  const query = learnersWanted(services, filter).limit(first + 1);
  const cursor = decodeCursor(after, isTimestamp);
  if (cursor) query.andWhere("(learner.sort, learner.id) > (:sort::timestamptz, :id::uuid)", { ...cursor });
  const rows = await query.getRawMany<LearnerRow>();
  return toPage(rows, first, ({ sort, id }) => ({ sort: sort.toISOString(), id }));
}

export async function countLearners(services: Needs, filter: LearnerFilter): Promise<number> {
  const query = learnersWanted(services, filter).select("count(*)::int", "count").orderBy();
  return (await query.getRawOne<{ count: number }>())?.count ?? 0;
}

/** In one statement: between pages, learners who become active would move and be read twice. */
export async function* readLearners(services: Needs, filter: LearnerFilter): AsyncGenerator<BatchLearner[]> {
  yield await learnersWanted(services, filter).getRawMany<LearnerRow>();
}
