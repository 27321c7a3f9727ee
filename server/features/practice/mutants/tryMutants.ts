import type { EntityManager } from "typeorm";
import type { Services } from "../../../platform/context";
import type { Job, Queue } from "../../../platform/jobs/queue";
import { CheckerFault, CheckerUnavailable } from "../checker/askChecker";
import { checkCode } from "../checker/checkCode";
import { Exercise } from "../exercises/exercise.entity";
import { SubmissionState } from "../submissions/submission.entity";
import { MUTANTS_OWNER, listMutants } from "./listMutants";
import type { MutantTrial } from "./mutantTrial";

const MUTANTS = "exercise-mutants";
const AT_ONCE = 10;
const WAIT_SECONDS = 15;

export const UNTRIED: MutantTrial = { triedCount: 0, survivors: [], isDone: false };

/** In the transaction that saves the exercise with `UNTRIED`. */
export async function enqueueMutants(
  manager: EntityManager,
  { jobs }: Pick<Services, "jobs">,
  exerciseId: string,
): Promise<void> {
  await jobs.enqueue(manager, { queue: MUTANTS, data: { exerciseId } });
}

const LEARNER_WAITS = `SELECT 1 FROM exercise_submissions WHERE state = '${SubmissionState.WAITING}' LIMIT 1`;

interface Progress {
  trial: MutantTrial;
  /** Learners wait for the checker, or it is away. */
  isHeldUp: boolean;
}

/** What cannot be judged does not pass. */
async function passes({ checker }: Services, exercise: Exercise, code: string): Promise<boolean> {
  try {
    return (await checkCode(checker, exercise, { code, owner: MUTANTS_OWNER })).passed;
  } catch (error) {
    if (error instanceof CheckerFault) return false;
    throw error;
  }
}

/** One after the other, and only while no learner waits for a verdict. */
async function tryNext(services: Services, exercise: Exercise, before: MutantTrial): Promise<Progress> {
  const { checker, dataSource } = services;
  const trial = { ...before, survivors: [...before.survivors] };
  try {
    const mutants = await listMutants(checker, exercise);
    for (const mutant of mutants.slice(trial.triedCount, trial.triedCount + AT_ONCE)) {
      if ((await dataSource.query<unknown[]>(LEARNER_WAITS)).length > 0) return { trial, isHeldUp: true };
      const isPassed = await passes(services, exercise, mutant.code);
      trial.triedCount++;
      if (isPassed) trial.survivors.push(mutant);
    }
    trial.isDone = trial.triedCount >= mutants.length;
    return { trial, isHeldUp: false };
  } catch (error) {
    if (error instanceof CheckerUnavailable) return { trial, isHeldUp: true };
    throw error;
  }
}

/** Only if nobody saved the exercise, and no other run of this job was faster. */
const STORE = `
  UPDATE exercises SET mutants = $2
  WHERE id = $1 AND check_version = $3 AND solution = $4 AND mutants = $5::jsonb RETURNING id`;

/** A bounded amount of work, then the next job. */
async function work(services: Services, { data, complete }: Job): Promise<void> {
  const { dataSource } = services;
  const { exerciseId } = data as { exerciseId: string };
  const exercise = await dataSource.manager.findOneBy(Exercise, { id: exerciseId });
  const before = exercise?.mutants;
  if (!exercise || !before || before.isDone) return complete(dataSource.manager);
  const { trial, isHeldUp } = await tryNext(services, exercise, before);
  await dataSource.transaction(async (manager) => {
    const { checkVersion, solution } = exercise;
    const values = [exerciseId, JSON.stringify(trial), checkVersion, solution, JSON.stringify(before)];
    const [stored] = await manager.query<[unknown[], number]>(STORE, values);
    if (stored.length > 0 && !trial.isDone) {
      const afterSeconds = isHeldUp ? WAIT_SECONDS : undefined;
      await services.jobs.enqueue(manager, { queue: MUTANTS, data, afterSeconds });
    }
    await complete(manager);
  });
}

export const exerciseMutants: Queue = {
  name: MUTANTS,
  retryLimit: 4,
  retryDelay: WAIT_SECONDS,
  expireInSeconds: 600,
  work,
};
