import type { Context } from "../context";
import { ServiceUnavailable } from "../../core/errors";
import type { Consumed, Limit, RateLimits } from "./rateLimits";

export interface CountedLimit {
  limit: Limit;
  key: string;
  /** Slows tries down instead of refusing them: past the limit the first of these applies, and so on. */
  slower?: Limit[];
}

interface Attempt {
  tries: number;
  /** Null if allowed. */
  retryAfterSeconds: number | null;
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

/** Counts a try against every limit before it runs; refunds it if refused or successful. */
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
