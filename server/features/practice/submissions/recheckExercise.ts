import type { EntityManager } from "typeorm";
import type { Services } from "../../../platform/context";
import type { Job, Queue } from "../../../platform/jobs/queue";
import { CheckerFault, CheckerUnavailable } from "../checker/askChecker";
import { checkCode } from "../checker/checkCode";
import { Exercise } from "../exercises/exercise.entity";
import { findSameVerdict, recordVerdict } from "./recordVerdict";
import type { Submission } from "./submission.entity";
import { VerdictCause } from "./verdict.entity";

const RECHECKS = "exercise-rechecks";
const AT_ONCE = 20;
const RETRY_AFTER_SECONDS = 30;

interface Recheck {
  exerciseId: string;
  checkVersion: number;
  /** The last person whose code was checked. */
  after: string | null;
}

/** In the transaction that changes the exercise. */
export async function enqueueRecheck(
  manager: EntityManager,
  { jobs }: Pick<Services, "jobs">,
  { id, checkVersion }: Pick<Exercise, "id" | "checkVersion">,
): Promise<void> {
  const data: Recheck = { exerciseId: id, checkVersion, after: null };
  await jobs.enqueue(manager, { queue: RECHECKS, data });
}

/** Of each person the code that passed, else the newest. */
const NEXT = `
  SELECT DISTINCT ON (s.user_id) s.id, s.user_id AS "userId", s.exercise_id AS "exerciseId", s.code,
    s.code_hash AS "codeHash"
  FROM exercise_submissions s JOIN exercise_verdicts v ON v.submission_id = s.id
  WHERE s.exercise_id = $1 AND ($2::uuid IS NULL OR s.user_id > $2)
  ORDER BY s.user_id, v.passed DESC, v.check_version DESC, s.created_at DESC LIMIT ${AT_ONCE}`;

type Rechecked = Pick<Submission, "id" | "userId" | "exerciseId" | "code" | "codeHash">;

async function recheck(services: Services, exercise: Exercise, submission: Rechecked): Promise<void> {
  const { dataSource, checker } = services;
  const { checkVersion } = exercise;
  const { exerciseId, code, codeHash } = submission;
  const same = await findSameVerdict(dataSource.manager, exerciseId, { codeHash, checkVersion });
  const check = same ?? (await checkCode(checker, exercise, { code, owner: RECHECKS }));
  const { passed, results, runtime } = check;
  const verdict = { passed, results, runtime, checkVersion, cause: VerdictCause.RECHECKED };
  await dataSource.transaction((manager) => recordVerdict({ manager, services }, submission, verdict));
}

/** Returns how far it came until the checker was away. */
async function recheckAll(services: Services, exercise: Exercise, submissions: Rechecked[]): Promise<number> {
  for (const [index, submission] of submissions.entries()) {
    try {
      await recheck(services, exercise, submission);
    } catch (error) {
      if (error instanceof CheckerUnavailable) return index;
      // Must not hold up the others. Staff see that this code was not checked again.
      if (!(error instanceof CheckerFault)) throw error;
    }
  }
  return submissions.length;
}

/** A bounded amount of work, then the next job. A pass that a learner has stays, whatever comes out. */
async function work(services: Services, { data, complete }: Job): Promise<void> {
  const { dataSource, jobs } = services;
  const job = data as Recheck;
  const { exerciseId, checkVersion } = job;
  const exercise = await dataSource.manager.findOneBy(Exercise, { id: exerciseId });
  // A later change has a job of its own.
  if (exercise?.checkVersion !== checkVersion) return complete(dataSource.manager);
  const next = await dataSource.manager.query<Rechecked[]>(NEXT, [exerciseId, job.after]);
  const count = await recheckAll(services, exercise, next);
  const after = next[count - 1]?.userId ?? job.after;
  const isCut = count < next.length;
  await dataSource.transaction(async (manager) => {
    const afterSeconds = isCut ? RETRY_AFTER_SECONDS : undefined;
    if (isCut || next.length === AT_ONCE)
      await jobs.enqueue(manager, { queue: RECHECKS, data: { ...job, after }, afterSeconds });
    await complete(manager);
  });
}

export const exerciseRechecks: Queue = {
  name: RECHECKS,
  retryLimit: 100,
  retryDelay: RETRY_AFTER_SECONDS,
  expireInSeconds: 600,
  work,
};
