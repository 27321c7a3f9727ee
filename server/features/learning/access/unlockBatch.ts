import type { EntityManager } from "typeorm";
import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { TooManyRequests, Unauthenticated } from "../../../core/errors";
import { recordAudit } from "../../../platform/audit/recordAudit";
import type { CountedLimit } from "../../../platform/limits/countAttempt";
import { countAttempt, makeAttempt } from "../../../platform/limits/countAttempt";
import { limitOf } from "../../../platform/limits/limits";
import { lockSeats } from "../../../platform/seats";
import { SecurityEventKind } from "../../../platform/security/securityEvent.entity";
import { lockAccount } from "../../auth/account/lockAccount";
import { Batch } from "../batch.entity";
import type { UnlockBatchInput } from "../batch.inputs";
import { canOpenBatch } from "../batch.policy";
import { BatchFull, BatchUnlocked, InvalidSecretCode } from "../batch.results";
import { AccessSource, BatchAccess } from "./batchAccess.entity";
import { grantAccess, sourceOf } from "./grantAccess";
import { seatsOf } from "./seatsOf";

const PER_LEARNER_AND_BATCH = limitOf("unlock");
const PER_LEARNER = limitOf("unlock-learner");
/** A learner's first failures of the day are likely typing errors, not guesses. */
const EARLY_TRIES = 3;
/** Wide enough for a classroom behind one address. */
const EARLY_PER_CLIENT = limitOf("unlock-early");
const PER_BATCH = limitOf("unlock-batch");
const PER_WEAK_BATCH = limitOf("unlock-weak-batch");

/** Tries at unknown batches share one key. */
const NO_BATCH = "none";

type Result = BatchUnlocked | InvalidSecretCode | BatchFull;

interface LockedBatch {
  batch: Batch;
  /** Null if the batch admits nobody new. */
  secretCodeHash: string | null;
}

async function findLockedBatch(manager: EntityManager, batchId: string): Promise<LockedBatch | null> {
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

interface CodeTry {
  userId: string;
  batch: Pick<Batch, "id" | "isCodeWeak"> | null | undefined;
}

function ownLimits({ userId, batch }: CodeTry): CountedLimit[] {
  return [
    { limit: PER_LEARNER_AND_BATCH, key: `${userId}:${batch?.id ?? NO_BATCH}` },
    { limit: PER_LEARNER, key: userId },
  ];
}

/** Late failures count for the batch: strangers who exhaust its budget do not lock out a newcomer with the right code. */
function sharedLimit({ clientAddress }: Context, { batch }: CodeTry, nth: number): CountedLimit {
  if (nth <= EARLY_TRIES) return { limit: EARLY_PER_CLIENT, key: clientAddress };
  return { limit: batch?.isCodeWeak ? PER_WEAK_BATCH : PER_BATCH, key: batch?.id ?? NO_BATCH };
}

async function countTry(context: Context, codeTry: CodeTry) {
  try {
    const own = await countAttempt(context, ownLimits(codeTry));
    const shared = await countAttempt(context, [sharedLimit(context, codeTry, own.tries)], [own]);
    const refund = async () => {
      await own.refund();
      await shared.refund();
    };
    return { refund };
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    const { lockedSeconds } = await findNextTry(context, codeTry);
    throw new TooManyRequests(Math.max(error.retryAfterSeconds, lockedSeconds));
  }
}

async function findNextTry(context: Context, codeTry: CodeTry) {
  const peek = async ({ limit, key }: CountedLimit) => context.rateLimits.peek(limit, key);
  const own = await Promise.all(ownLimits(codeTry).map(peek));
  const nth = Math.max(...own.map(({ used }) => used)) + 1;
  const all = [...own, await peek(sharedLimit(context, codeTry, nth))];
  return {
    triesLeft: Math.min(...all.map(({ triesLeft }) => triesLeft)),
    lockedSeconds: Math.max(...all.map(({ lockedSeconds }) => lockedSeconds)),
  };
}

export async function lockedSecondsOf(context: Context, batchId: string): Promise<number> {
  const { userId } = await signedInActor(context);
  const batch = await context.dataSource.manager.findOneBy(Batch, { id: batchId });
  return (await findNextTry(context, { userId, batch })).lockedSeconds;
}

/** Unknown and closed batches respond like a wrong code, after the same work. Every try is counted before it is checked. */
export async function unlockBatch(context: Context, input: UnlockBatchInput): Promise<Result> {
  const actor = await signedInActor(context);
  const { userId } = actor;
  const locked = await findLockedBatch(context.dataSource.manager, input.batchId);
  const batchId = locked?.batch.id ?? NO_BATCH;
  const hasAccess = locked && (await context.dataSource.manager.existsBy(BatchAccess, { userId, batchId }));
  if (locked) {
    const { access, course } = locked.batch;
    const lock = { access, isPublished: course.isPublished, hasAccess: Boolean(hasAccess) };
    if (canOpenBatch(actor, lock)) return unlocked(locked.batch);
  }

  const codeTry = { userId, batch: locked?.batch };
  const attempt = await countTry(context, codeTry);

  const isMatch = await makeAttempt(attempt, () =>
    context.hashing.verifyCode(input.secretCode, locked?.secretCodeHash ?? null),
  );
  const wrong = async () => {
    context.security.note({
      kind: SecurityEventKind.CODE_FAILED,
      detail: "unlockBatch",
      clientAddress: context.clientAddress,
      accountId: userId,
      recordId: locked?.batch.id,
    });
    const { triesLeft, lockedSeconds } = await findNextTry(context, codeTry);
    return Object.assign(new InvalidSecretCode(), {
      message: "Invalid Secret Code!",
      attemptsLeft: triesLeft,
      lockedSeconds: lockedSeconds || null,
    });
  };
  if (!locked || !isMatch) return wrong();
  await attempt.refund();
  const outcome = await context.dataSource.transaction(async (manager) => {
    if (!(await lockAccount(manager, { id: userId }))) throw new Unauthenticated();
    await lockSeats(manager, seatsOf(batchId));
    // Staff may have changed the code or closed the batch since the check.
    const current = await findLockedBatch(manager, batchId);
    if (current?.secretCodeHash !== locked.secretCodeHash) return null;
    const confirmed = await context.ownOrders.confirmedBatchIds(manager, userId);
    const source = sourceOf(confirmed, batchId, AccessSource.CODE);
    const outcome = await grantAccess(manager, { userId, batchId, source, at: context.clock.now() });
    await recordAudit(
      { manager, services: context },
      {
        action: "unlockBatch",
        entity: "BatchAccess",
        entityId: null,
        after: { batchId, name: locked.batch.name, outcome },
      },
    );
    return outcome;
  });
  if (!outcome) return wrong();
  if (outcome !== "FULL") return unlocked(locked.batch);
  return Object.assign(new BatchFull(), {
    message: "This batch is full. Please ask the academy for a seat.",
  });
}
