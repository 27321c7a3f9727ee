import type { Context } from "../context";
import { ServiceUnavailable, TooManyRequests } from "../../core/errors";
import type { Consumed, Limit, RateLimits } from "./rateLimits";

export interface CountedLimit {
  limit: Limit;
  key: string;
  /** Slows tries down instead of refusing them: past the limit the first of these applies, and so on. */
  slower?: Limit[];
}

interface Attempt {
  tries: number;
  refund: () => Promise<void>;
}

/** Refunds the try if the server is too busy to check it. */
export async function makeAttempt<Result>(
  { refund }: Pick<Attempt, "refund">,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // No refund on a disconnect: the client may have seen enough.
    if (error instanceof ServiceUnavailable) await refund();
    throw error;
  }
}

type Counted = Pick<CountedLimit, "limit" | "key">;

async function countOne(
  rateLimits: RateLimits,
  { limit, key, slower = [] }: CountedLimit,
  counted: Counted[],
): Promise<Consumed> {
  const result = await rateLimits.consume(limit, key);
  const step = slower[Math.min(result.used - limit.points, slower.length) - 1];
  if (result.isAllowed || step) counted.push({ limit, key });
  return !result.isAllowed && step ? countOne(rateLimits, { limit: step, key }, counted) : result;
}

/**
 * Counts a try against every limit before it runs; the caller refunds it if it succeeds. Past a limit, refunds it and the
 * `earlier` ones, then throws `TooManyRequests`.
 */
export async function countAttempt(
  { rateLimits }: Pick<Context, "rateLimits">,
  limits: CountedLimit[],
  earlier: Attempt[] = [],
): Promise<Attempt> {
  const counted: Counted[] = [];
  let tries = 0;
  const refund = async () => {
    for (const { limit, key } of counted) await rateLimits.refund(limit, key);
  };
  for (const entry of limits) {
    const { isAllowed, used, retryAfterSeconds } = await countOne(rateLimits, entry, counted);
    if (!isAllowed) {
      for (const attempt of [{ refund }, ...earlier]) await attempt.refund();
      throw new TooManyRequests(retryAfterSeconds);
    }
    tries = Math.max(tries, used);
  }
  return { tries, refund };
}
