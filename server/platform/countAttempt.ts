import type { Context } from "../graphql/context";
import type { Consumed, Limit } from "./rateLimits";

interface CountedLimit {
  limit: Limit;
  key: string;
}

interface Attempt {
  /** The fewest tries that any of the limits leaves, this one counted. */
  triesLeft: number;
  /** Null when the attempt may be made. */
  retryAfterSeconds: number | null;
  /** Gives the try back, because it was not a failure. */
  refund: () => Promise<void>;
}

/** Counts one try against every limit before it is made; a try that is refused or succeeds is given back. */
export async function countAttempt({ rateLimits }: Context, limits: CountedLimit[]): Promise<Attempt> {
  const counted: CountedLimit[] = [];
  const results: Consumed[] = [];
  const refund = async () => {
    for (const { limit, key } of counted) await rateLimits.refund(limit, key);
  };
  for (const entry of limits) {
    const result = await rateLimits.consume(entry.limit, entry.key);
    results.push(result);
    if (!result.isAllowed) {
      await refund();
      return { triesLeft: 0, retryAfterSeconds: result.retryAfterSeconds, refund };
    }
    counted.push(entry);
  }
  return {
    triesLeft: Math.min(...results.map((result) => result.triesLeft)),
    retryAfterSeconds: null,
    refund,
  };
}
