import type { Context } from "../context";
import { ServiceUnavailable } from "../../core/errors";
import type { Consumed, Limit, RateLimits } from "./rateLimits";

export interface CountedLimit {
  limit: Limit;
  key: string;
  /** Beyond the limit, tries are not refused but slowed down: the first must pass the first of these, and so on. */
  slower?: Limit[];
}

interface Attempt {
  /** The most tries that any of the limits has counted, this one included. */
  tries: number;
  /** Null when the attempt may be made. */
  retryAfterSeconds: number | null;
  /** Gives the try back, because it was not a failure. */
  refund: () => Promise<void>;
}

/** Makes a counted try, such as a password's check, and gives it back if the server is too busy to make it. */
export async function makeAttempt<Result>(
  { refund }: Pick<Attempt, "refund">,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // A client that leaves gets nothing back: it may have seen enough.
    if (error instanceof ServiceUnavailable) await refund();
    throw error;
  }
}

type Counted = Pick<CountedLimit, "limit" | "key">;

/** Counts one try against one limit; adds what a refund gives back to `counted`. */
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

/** Counts one try against every limit before it is made; a try that is refused or succeeds is given back. */
export async function countAttempt(
  { rateLimits }: Pick<Context, "rateLimits">,
  limits: CountedLimit[],
): Promise<Attempt> {
  const counted: Counted[] = [];
  const results: Consumed[] = [];
  const refund = async () => {
    for (const { limit, key } of counted) await rateLimits.refund(limit, key);
  };
  for (const entry of limits) {
    const result = await countOne(rateLimits, entry, counted);
    results.push(result);
    if (!result.isAllowed) {
      await refund();
      return { tries: result.used, retryAfterSeconds: result.retryAfterSeconds, refund };
    }
  }
  return { tries: Math.max(...results.map(({ used }) => used)), retryAfterSeconds: null, refund };
}
