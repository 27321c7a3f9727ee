import { DAY_MS } from "../../../core/clock";
import type { ExerciseProgress } from "./exerciseProgress.entity";

/** Days until an exercise returns, again and again. */
const DAYS = [1, 3, 7, 21];

type Progress = Pick<
  ExerciseProgress,
  "passedAt" | "passedWithoutHintsAt" | "gaveUpAt" | "helpedAt" | "dueAt" | "stage"
>;

function returnsAfter(stage: number, now: Date): Pick<Progress, "stage" | "dueAt"> {
  const reached = Math.min(stage, DAYS.length - 1);
  return { stage: reached, dueAt: new Date(now.getTime() + (DAYS[reached] ?? 0) * DAY_MS) };
}

/** Enters the deck, or stays in it. Tries before an exercise is due do not postpone it. */
function afterNoSuccess({ passedWithoutHintsAt, dueAt, stage }: Progress, now: Date): Partial<Progress> {
  if (passedWithoutHintsAt) return {};
  if (!dueAt) return returnsAfter(0, now);
  return dueAt <= now ? returnsAfter(stage + 1, now) : {};
}

/** Once an exercise is due again, only hints since then count; also after a try that failed on that day. */
function isHelped({ helpedAt, dueAt, stage }: Progress, now: Date): boolean {
  if (!helpedAt || !dueAt) return helpedAt !== null;
  if (dueAt <= now) return helpedAt >= dueAt;
  const triedAt = dueAt.getTime() - (DAYS[stage] ?? 0) * DAY_MS;
  return stage === 0 || helpedAt.getTime() >= triedAt;
}

export function afterPass(progress: Progress, now: Date): Partial<Progress> {
  const passedAt = progress.passedAt ?? now;
  if (isHelped(progress, now)) {
    const isInDeck = progress.dueAt !== null;
    return { passedAt, ...(isInDeck && afterNoSuccess(progress, now)) };
  }
  return { passedAt, passedWithoutHintsAt: progress.passedWithoutHintsAt ?? now, dueAt: null, stage: 0 };
}

export function afterFailure(progress: Progress, now: Date): Partial<Progress> {
  return afterNoSuccess(progress, now);
}

export function afterGivingUp(progress: Progress, now: Date): Partial<Progress> {
  return { gaveUpAt: progress.gaveUpAt ?? now, helpedAt: now, ...afterNoSuccess(progress, now) };
}
