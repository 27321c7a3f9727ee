import type { EntityManager } from "typeorm";
import { NOTHING_SEEN } from "../../../../labs/engine/seenOutcome";
import type { Services } from "../../../platform/context";
import type { Job, Queue } from "../../../platform/jobs/queue";
import type { Transaction } from "../../../platform/transaction";
import { CheckerFault, CheckerUnavailable } from "../checker/askChecker";
import { checkCode } from "../checker/checkCode";
import { JudgingFailed } from "../checker/judgeApart";
import { FailureReason } from "../checker/testResult";
import type { Needs as RecordNeeds } from "./recordVerdict";
import { recordVerdict } from "./recordVerdict";
import { Submission, SubmissionState } from "./submission.entity";
import { PROCESSOR_TIME, UNJUDGED_MS } from "./submissionLimits";
import type { Verdict } from "./verdict.entity";
import { VerdictCause } from "./verdict.entity";

export const CHECKS = "exercise-checks";
/** The process that took the submission checks it at once; the job is for when it cannot. */
export const CHECK_AFTER_SECONDS = 15;

type Needs = RecordNeeds & Pick<Services, "checker" | "dataSource" | "rateLimits">;

/** Of a verdict without a check, which staff see. */
export const NO_RUNTIME = "none";

async function findWaiting(manager: EntityManager, id: string): Promise<Submission | null> {
  return manager.findOne(Submission, {
    where: { id, state: SubmissionState.WAITING },
    relations: { exercise: true },
  });
}

async function record(
  transaction: Transaction<RecordNeeds>,
  submission: Submission,
  check: Pick<Verdict, "passed" | "results" | "runtime">,
): Promise<void> {
  const { passed, results, runtime } = check;
  const { checkVersion } = submission.exercise;
  const verdict = { passed, results, runtime, checkVersion, cause: VerdictCause.SUBMITTED };
  await recordVerdict(transaction, submission, verdict);
}

/** A verdict that says so, without running or judging anything again; other code replaces it. */
async function giveUp(transaction: Transaction<RecordNeeds>, submission: Submission): Promise<void> {
  const unjudged = { passed: false, why: FailureReason.UNJUDGED, ...NOTHING_SEEN };
  const results = submission.exercise.tests.map(({ id }) => ({ testId: id, ...unjudged }));
  await record(transaction, submission, { passed: false, results, runtime: NO_RUNTIME });
}

/** Against the exercise as it is now. Idempotent. */
export async function checkSubmission(services: Needs, id: string): Promise<void> {
  const { dataSource, checker, rateLimits } = services;
  const submission = await findWaiting(dataSource.manager, id);
  if (!submission) return;
  const { exercise, code, userId } = submission;
  try {
    const check = await checkCode(checker, exercise, { code, owner: userId });
    await rateLimits.consume(PROCESSOR_TIME, userId, Math.max(1, check.cpuMs));
    await dataSource.transaction((manager) => record({ manager, services }, submission, check));
  } catch (error) {
    if (!(error instanceof CheckerFault)) throw error;
    if (error instanceof JudgingFailed) await rateLimits.consume(PROCESSOR_TIME, userId, UNJUDGED_MS);
    await dataSource.transaction((manager) => giveUp({ manager, services }, submission));
  }
}

async function work(services: Services, { data, complete }: Job): Promise<void> {
  const { id } = data as { id: string };
  try {
    await checkSubmission(services, id);
    await complete(services.dataSource.manager);
  } catch (error) {
    if (!(error instanceof CheckerUnavailable)) throw error;
    // No fault: submissions wait until the checker is back.
    await services.dataSource.transaction(async (manager) => {
      await services.jobs.enqueue(manager, {
        queue: CHECKS,
        data: { id },
        afterSeconds: CHECK_AFTER_SECONDS,
      });
      await complete(manager);
    });
  }
}

/** The check failed each time. */
async function end(services: Services, { data, complete }: Job): Promise<void> {
  const { id } = data as { id: string };
  await services.dataSource.transaction(async (manager) => {
    const submission = await findWaiting(manager, id);
    if (submission) await giveUp({ manager, services }, submission);
    await complete(manager);
  });
}

const FAILED_CHECKS = `${CHECKS}-failed`;

export const exerciseChecks: Queue[] = [
  { name: FAILED_CHECKS, retryLimit: 100, retryDelay: CHECK_AFTER_SECONDS, work: end },
  {
    name: CHECKS,
    deadLetter: FAILED_CHECKS,
    concurrency: 2,
    retryLimit: 4,
    retryDelay: CHECK_AFTER_SECONDS,
    expireInSeconds: 120,
    work,
  },
];
