import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Invalid, NotFound, TooManyRequests } from "../../../core/errors";
import { signedInActor } from "../../../core/requestContext";
import type { Context } from "../../../platform/context";
import { countAttempt } from "../../../platform/limits/countAttempt";
import type { Exercise } from "../exercises/exercise.entity";
import { findExercise } from "../exercises/exercise.loaders";
import { editProgress } from "../progress/editProgress";
import { CHECKS, CHECK_AFTER_SECONDS, checkSubmission } from "./checkSubmission";
import { findSameVerdict, recordPass, recordVerdict } from "./recordVerdict";
import { Submission, SubmissionState } from "./submission.entity";
import { PROCESSOR_TIME, limitsOf } from "./submissionLimits";
import { Verdict, VerdictCause } from "./verdict.entity";

/** Then the page polls. */
const WAIT_MS = 2000;
const EMPTY = { field: "code", message: "Please write some code." };

export interface SubmittedCode {
  exerciseId: string;
  code: string;
}

interface Sent {
  userId: string;
  exercise: Exercise;
  code: string;
  codeHash: Buffer;
}

export async function requireExercise(context: Context, id: string): Promise<Exercise> {
  const exercise = await findExercise(context, id);
  if (!exercise) throw new NotFound("exercise");
  return exercise;
}

const INSERT = `
  INSERT INTO exercise_submissions (user_id, exercise_id, check_version, code, code_hash, state, created_at)
  VALUES ($1, $2, $3, $4, $5, 'WAITING', $6)
  ON CONFLICT (user_id, exercise_id, check_version, code_hash) DO NOTHING RETURNING id`;

/** Null if another request of the learner was faster. */
async function storeCode(context: Context, sent: Sent): Promise<string | null> {
  const { userId, exercise, code, codeHash } = sent;
  const { id: exerciseId, checkVersion } = exercise;
  return context.dataSource.transaction(async (manager) => {
    const values = [userId, exerciseId, checkVersion, code, codeHash, context.clock.now()];
    const [row] = await manager.query<{ id: string }[]>(INSERT, values);
    if (!row) return null;
    const { id } = row;
    await editProgress(manager, { userId, exerciseId }, ({ attempts }) => ({ attempts: attempts + 1 }));
    const same = await findSameVerdict(manager, exerciseId, { codeHash, checkVersion });
    if (same) {
      const verdict = { ...same, checkVersion, cause: VerdictCause.SUBMITTED };
      await recordVerdict({ manager, services: context }, { id, userId, exerciseId }, verdict);
    } else {
      await context.jobs.enqueue(manager, { queue: CHECKS, data: { id }, afterSeconds: CHECK_AFTER_SECONDS });
    }
    return id;
  });
}

/** On a day of review, the same right code is as good as new code. */
async function passAgain(context: Context, { id, userId, exerciseId }: Submission): Promise<void> {
  await context.dataSource.transaction(async (manager) => {
    const newest = { order: { checkVersion: "DESC" } } as const;
    const verdict = await manager.findOne(Verdict, { where: { submissionId: id }, ...newest });
    if (verdict?.passed) await recordPass({ manager, services: context }, { userId, exerciseId });
  });
}

async function findStored({ dataSource }: Context, { userId, exercise, codeHash }: Sent) {
  const { id: exerciseId, checkVersion } = exercise;
  return dataSource.manager.findOneBy(Submission, { userId, exerciseId, checkVersion, codeHash });
}

/** Whatever goes wrong, the job makes up for it. */
async function checkSoon(context: Context, id: string): Promise<void> {
  const check = checkSubmission(context, id).catch(() => {});
  await Promise.race([check, sleep(WAIT_MS, null, { ref: false })]);
}

/** Stores the code, and waits a moment for its verdict. */
export async function submitCode(context: Context, input: SubmittedCode): Promise<Submission> {
  const { userId } = await signedInActor(context);
  const exercise = await requireExercise(context, input.exerciseId);
  const code = input.code.replace(/\r\n?/g, "\n");
  if (!code.trim()) throw new Invalid([EMPTY]);
  const sent = { userId, exercise, code, codeHash: createHash("sha256").update(code).digest() };
  const stored = await findStored(context, sent);
  if (stored?.state === SubmissionState.DONE) await passAgain(context, stored);
  if (stored) return stored;
  const { lockedSeconds } = await context.rateLimits.peek(PROCESSOR_TIME, userId);
  if (lockedSeconds > 0) throw new TooManyRequests(lockedSeconds);
  await countAttempt(context, limitsOf(userId, exercise.id));
  const id = await storeCode(context, sent);
  if (id) await checkSoon(context, id);
  const submission = await findStored(context, sent);
  if (!submission) throw new NotFound("submission");
  return submission;
}
