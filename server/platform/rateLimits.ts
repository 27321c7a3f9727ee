import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Hashing } from "./hashing";

declare const isDefined: unique symbol;

interface LimitOptions {
  name: string;
  points: number;
  seconds: number;
}

/** At most `points` tries in `seconds`, counted in PostgreSQL for all processes together. Made by `defineLimit` alone. */
export interface Limit extends LimitOptions {
  [isDefined]: true;
}

const names = new Set<string>();

/** Defines a limit. Its keys must be canonical: see `server/core`, or the id of a row that was read, never typed text. */
export function defineLimit(options: LimitOptions): Limit {
  names.add(options.name);
  return options as Limit;
}

/** The names of all limits, for the test that feeds each of them every spelling. */
export function limitNames(): string[] {
  return [...names].sort();
}

/** Under which a limit's count of `key` is stored: addresses of people and clients are not readable there. */
export function storedKey({ deriveToken }: Pick<Hashing, "deriveToken">, name: string, key: string): string {
  return deriveToken(`limit:${name}:${key}`);
}

export interface Consumed {
  isAllowed: boolean;
  triesLeft: number;
  retryAfterSeconds: number;
}

export interface RateLimits {
  /** Counts `points` tries (one unless told) before they are made, so that parallel tries cannot slip past. */
  consume: (limit: Limit, key: string, points?: number) => Promise<Consumed>;
  /** Gives a try back that turned out not to count. */
  refund: (limit: Limit, key: string) => Promise<void>;
  /** The same limits, which name this client where one is exceeded. */
  forClient: (clientAddress: string) => RateLimits;
}

type OnExceeded = (limit: Limit, clientAddress: string | undefined) => void;

/** Fails closed: when PostgreSQL does not answer, neither does the guarded operation. */
export function createRateLimits(
  pool: Pool,
  hashing: Pick<Hashing, "deriveToken">,
  onExceeded: OnExceeded,
): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();

  function limiterOf({ name, points, seconds }: Limit): RateLimiterPostgres {
    const id = `${name}:${points}:${seconds}`;
    const known = limiters.get(id);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: limiters.size === 0,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    limiters.set(id, limiter);
    return limiter;
  }

  function describe(result: RateLimiterRes, isAllowed: boolean): Consumed {
    return {
      isAllowed,
      triesLeft: result.remainingPoints,
      retryAfterSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
    };
  }

  const limitsOf = (clientAddress?: string): RateLimits => ({
    consume: async (limit, key, points = 1) => {
      try {
        return describe(await limiterOf(limit).consume(storedKey(hashing, limit.name, key), points), true);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        onExceeded(limit, clientAddress);
        return describe(refusal, false);
      }
    },
    refund: async (limit, key) => {
      await limiterOf(limit).reward(storedKey(hashing, limit.name, key), 1);
    },
    forClient: limitsOf,
  });
  return limitsOf();
}
