import type { EntityManager } from "typeorm";
import type { Context } from "../../graphql/context";
import { signedInActor } from "../../graphql/context";
import { Unauthenticated } from "../../graphql/errors";
import { recordAudit } from "../../platform/audit/recordAudit";
import { countAttempt, makeAttempt } from "../../platform/countAttempt";
import { defineLimit } from "../../platform/rateLimits";
import { lockSeats } from "../../platform/seats";
import { SecurityEventKind } from "../../platform/security/securityEvent.entity";
import type { TooManyAttempts } from "../auth/auth.results";
import { tooManyAttempts } from "../auth/auth.results";
import { lockAccount } from "../auth/lockAccount";
import { canReadCourse } from "../catalog/course.policy";
import { Batch } from "./batch.entity";
import type { UnlockBatchInput } from "./batch.inputs";
import { canReadReferences } from "./batch.policy";
import { BatchFull, BatchUnlocked, InvalidSecretCode } from "./batch.results";
import { AccessDoor, BatchAccess } from "./batchAccess.entity";
import { grantAccess } from "./grantAccess";
import { seatsOf } from "./seatsOf";

const HOUR = 60 * 60;
const PER_LEARNER_AND_BATCH = defineLimit({ name: "unlock", points: 5, seconds: 15 * 60 });
const PER_LEARNER = defineLimit({ name: "unlock-learner", points: 20, seconds: 24 * HOUR });
/** So many failures of a learner's day are early ones: typing errors rather than guesses. */
const EARLY_TRIES = 3;
/** Early failures. Wide enough for a classroom behind one address. */
const EARLY_PER_CLIENT = defineLimit({ name: "unlock-early", points: 100, seconds: 24 * HOUR });
const PER_BATCH = defineLimit({ name: "unlock-batch", points: 200, seconds: HOUR });
const PER_WEAK_BATCH = defineLimit({ name: "unlock-weak-batch", points: 50, seconds: 24 * HOUR });

/** Tries at batches that do not exist are counted together. */
const NO_BATCH = "none";

type Result = BatchUnlocked | InvalidSecretCode | BatchFull | TooManyAttempts;

interface Door {
  batch: Batch;
  /** Null where nobody new may come in, whatever they type. */
  secretCodeHash: string | null;
}

async function findDoor(manager: EntityManager, batchId: string): Promise<Door | null> {
  const found = await manager
    .createQueryBuilder(Batch, "batch")
    .innerJoinAndSelect("batch.course", "course")
    .addSelect("batch.secretCodeHash")
    .where("batch.id = :batchId", { batchId })
    .getOne();
  if (!found) return null;
  const { secretCodeHash, ...visible } = found;
  const isOpenToNew = !found.isClosed && found.course.isPublished;
  const batch = manager.create(Batch, visible);
  return { batch, secretCodeHash: isOpenToNew ? secretCodeHash : null };
}

function unlocked(batch: Batch): BatchUnlocked {
  return Object.assign(new BatchUnlocked(), { batch });
}

/**
 * Counts the try. A learner's early failures of the day count for the client and later ones for the batch, so that
 * strangers who use up the batch's budget do not lock out a newcomer with the right code, mistyped or not.
 */
async function countTry(context: Context, userId: string, batch: Batch | undefined) {
  const batchId = batch?.id ?? NO_BATCH;
  const own = await countAttempt(context, [
    { limit: PER_LEARNER_AND_BATCH, key: `${userId}:${batchId}` },
    { limit: PER_LEARNER, key: userId },
  ]);
  if (own.retryAfterSeconds !== null) return own;
  const perBatch = { limit: batch?.isCodeWeak ? PER_WEAK_BATCH : PER_BATCH, key: batchId };
  const perClient = { limit: EARLY_PER_CLIENT, key: context.clientAddress };
  const shared = await countAttempt(context, [own.tries <= EARLY_TRIES ? perClient : perBatch]);
  if (shared.retryAfterSeconds !== null) await own.refund();
  return {
    ...shared,
    triesLeft: Math.min(own.triesLeft, shared.triesLeft),
    lockedSeconds: own.lockedSeconds ?? shared.lockedSeconds,
    refund: async () => {
      await own.refund();
      await shared.refund();
    },
  };
}

/** For how long this learner may try no more codes of a batch; 0 while they may. */
export async function lockedSecondsOf(context: Context, batchId: string): Promise<number> {
  const { userId } = await signedInActor(context);
  const locked = await Promise.all([
    context.rateLimits.lockedSeconds(PER_LEARNER_AND_BATCH, `${userId}:${batchId}`),
    context.rateLimits.lockedSeconds(PER_LEARNER, userId),
  ]);
  return Math.max(...locked.map((seconds) => seconds ?? 0));
}

/**
 * Lets a learner into a batch who has its secret code. A wrong code, an unknown and a closed batch are
 * answered alike, after the same work. Every try is counted before it is made.
 */
export async function unlockBatch(context: Context, input: UnlockBatchInput): Promise<Result> {
  const actor = await signedInActor(context);
  const { userId } = actor;
  const door = await findDoor(context.dataSource.manager, input.batchId);
  const batchId = door?.batch.id ?? NO_BATCH;
  const hasAccess = door && (await context.dataSource.manager.existsBy(BatchAccess, { userId, batchId }));
  const isKnown = door !== null && canReadCourse(actor, door.batch.course);
  if (isKnown && canReadReferences(actor, door.batch, Boolean(hasAccess))) return unlocked(door.batch);

  const attempt = await countTry(context, userId, door?.batch);
  if (attempt.retryAfterSeconds !== null) return tooManyAttempts(attempt.retryAfterSeconds);

  const isMatch = await makeAttempt(attempt, () =>
    context.hashing.verifyCode(input.secretCode, door?.secretCodeHash ?? null),
  );
  const wrong = () => {
    context.security.note({
      kind: SecurityEventKind.CODE_FAILED,
      detail: "unlockBatch",
      clientAddress: context.clientAddress,
      accountId: userId,
      recordId: door?.batch.id,
    });
    return Object.assign(new InvalidSecretCode(), {
      message: "Invalid Secret Code!",
      attemptsLeft: attempt.triesLeft,
      lockedSeconds: attempt.lockedSeconds,
    });
  };
  if (!door || !isMatch) return wrong();
  await attempt.refund();
  const outcome = await context.dataSource.transaction(async (manager) => {
    if (!(await lockAccount(manager, { id: userId }))) throw new Unauthenticated();
    await lockSeats(manager, seatsOf(batchId));
    // Staff may have changed the code or closed the batch since the code was checked.
    const current = await findDoor(manager, batchId);
    if (current?.secretCodeHash !== door.secretCodeHash) return null;
    const outcome = await grantAccess(manager, {
      userId,
      batchId,
      door: AccessDoor.CODE,
      at: context.clock.now(),
    });
    await recordAudit(manager, context, {
      action: "unlockBatch",
      entity: "BatchAccess",
      entityId: null,
      after: { batchId, name: door.batch.name, outcome },
    });
    return outcome;
  });
  if (!outcome) return wrong();
  if (outcome !== "FULL") return unlocked(door.batch);
  return Object.assign(new BatchFull(), {
    message: "This batch is full. Please ask the academy for a seat.",
  });
}
