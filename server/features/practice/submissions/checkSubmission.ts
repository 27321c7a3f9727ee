import type { Services } from "../../../platform/context";
import type { Job, Queue } from "../../../platform/jobs/queue";
import { CheckerUnavailable } from "../checker/askChecker";
import { judgeTests } from "../checker/testResult";
import { checkCode } from "../checker/checkCode";
import { recordVerdict } from "./recordVerdict";
import { Submission, SubmissionState } from "./submission.entity";
import { VerdictCause } from "./verdict.entity";

export const CHECKS = "exercise-checks";
/** The process that took the submission checks it at once; the job is for when it cannot. */
export const CHECK_AFTER_SECONDS = 15;

type Needs = Pick<Services, "checker" | "clock" | "dataSource" | "jobs" | "runSeats">;

/** Against the exercise as it is now. Idempotent. */
export async function checkSubmission(services: Needs, id: string): Promise<void> {
  const { dataSource, checker } = services;
  const submission = await dataSource.manager.findOne(Submission, {
    where: { id, state: SubmissionState.WAITING },
    relations: { exercise: true },
  });
  if (!submission) return;
  const { exercise, code } = submission;
  const check = await checkCode(checker, exercise, code);
  const verdict = { ...check, checkVersion: exercise.checkVersion, cause: VerdictCause.SUBMITTED };
  await dataSource.transaction((manager) => recordVerdict({ manager, services }, submission, verdict));
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

/** The checker failed each time: a verdict that says so, which other code replaces. */
async function giveUp(services: Services, { data, complete }: Job): Promise<void> {
  const { id } = data as { id: string };
  await services.dataSource.transaction(async (manager) => {
    const waiting = { where: { id, state: SubmissionState.WAITING }, relations: { exercise: true } };
    const submission = await manager.findOne(Submission, waiting);
    if (submission) {
      const { exercise } = submission;
      const outcomes = exercise.tests.map(() => ({ stopped: "crashed" }) as const);
      const check = {
        passed: false,
        results: judgeTests(exercise, { code: submission.code, outcomes }),
        runtime: "none",
      };
      const verdict = { ...check, checkVersion: exercise.checkVersion, cause: VerdictCause.SUBMITTED };
      await recordVerdict({ manager, services }, submission, verdict);
    }
    await complete(manager);
  });
}

const FAILED_CHECKS = `${CHECKS}-failed`;

export const exerciseChecks: Queue[] = [
  { name: FAILED_CHECKS, retryLimit: 100, retryDelay: CHECK_AFTER_SECONDS, work: giveUp },
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
