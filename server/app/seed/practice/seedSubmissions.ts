import { createHash } from "node:crypto";
import { DAY_MS, MINUTE_MS } from "../../../core/clock";
import { User } from "../../../features/auth/user.entity";
import type { TestResult } from "../../../features/practice/checker/testResult";
import { Exercise } from "../../../features/practice/exercises/exercise.entity";
import { editProgress } from "../../../features/practice/progress/editProgress";
import { afterGivingUp } from "../../../features/practice/progress/reviewStages";
import { recordVerdict } from "../../../features/practice/submissions/recordVerdict";
import { Submission, SubmissionState } from "../../../features/practice/submissions/submission.entity";
import { VerdictCause } from "../../../features/practice/submissions/verdict.entity";
import type { Transaction } from "../../../platform/transaction";
import { SAMPLE_EXERCISE, sampleWork } from "./sampleWork";
import sampleChecks from "./sampleChecks.json";

interface SampleCheck {
  code: string;
  passed: boolean;
  runtime: string;
  results: Omit<TestResult, "testId">[];
}

const CHECKS = new Map((sampleChecks as SampleCheck[]).map((check) => [check.code, check]));
const STEP_MS = 4 * MINUTE_MS;

interface Sent {
  userId: string;
  exercise: Exercise;
  code: string;
}

/** What the checker would have answered. */
function verdictOf({ exercise, code }: Sent) {
  const check = CHECKS.get(code);
  if (!check) throw new Error("No check of a sample's code is stored.");
  const results = check.results.map((result, index): TestResult => ({
    ...result,
    testId: exercise.tests[index]?.id ?? "",
  }));
  return { ...check, results, checkVersion: exercise.checkVersion, cause: VerdictCause.SUBMITTED };
}

async function send(transaction: Transaction, sent: Sent): Promise<void> {
  const { manager, services } = transaction;
  const { userId, exercise, code } = sent;
  const submission = manager.create(Submission, {
    userId,
    exerciseId: exercise.id,
    checkVersion: exercise.checkVersion,
    code,
    codeHash: createHash("sha256").update(code).digest(),
    state: SubmissionState.WAITING,
    createdAt: services.clock.now(),
  });
  await manager.save(submission);
  await editProgress(manager, submission, ({ attempts }) => ({ attempts: attempts + 1 }));
  await recordVerdict(transaction, submission, verdictOf(sent));
}

/** Sample learners solve one exercise, each on another day. */
export async function seedSubmissions({ manager, services }: Transaction): Promise<void> {
  const exercise = await manager.findOneByOrFail(Exercise, { slug: SAMPLE_EXERCISE });
  for (const [index, { name, codes, hintsShown, givesUp }] of sampleWork.entries()) {
    const { id: userId } = await manager.findOneByOrFail(User, { name });
    let at = new Date(services.clock.now().getTime() - (index + 1) * DAY_MS);
    const clock = { now: () => at };
    const whose = { userId, exerciseId: exercise.id };
    for (const code of codes) {
      await send({ manager, services: { ...services, clock } }, { userId, exercise, code });
      at = new Date(at.getTime() + STEP_MS);
      if (code === codes[0] && hintsShown > 0)
        await editProgress(manager, whose, () => ({ hintsShown, helpedAt: at }));
    }
    if (givesUp) await editProgress(manager, whose, (progress) => afterGivingUp(progress, at));
  }
}
