import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Hashing } from "../hashing";

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
  /** How many of the points are within the limit: all, or those that were left. */
  granted: number;
  /** How many points are used, these included. */
  used: number;
  retryAfterSeconds: number;
}

export interface Peeked {
  triesLeft: number;
  used: number;
  /** For how long no more tries are allowed; 0 while there are some left. */
  lockedSeconds: number;
}

export interface RateLimits {
  /** Counts `points` tries (one unless told) before they are made, so that parallel tries cannot slip past. */
  consume: (limit: Limit, key: string, points?: number) => Promise<Consumed>;
  /** What the next try would meet. Counts nothing. */
  peek: (limit: Limit, key: string) => Promise<Peeked>;
  /** Gives a try back that turned out not to count. */
  refund: (limit: Limit, key: string) => Promise<void>;
  /** The same limits, which name this client, and the signed-in account, where one is exceeded. */
  forClient: (clientAddress: string, readAccountId?: ReadAccountId) => RateLimits;
}

function secondsUntil(next: RateLimiterRes | null): number {
  return Math.max(1, Math.ceil((next?.msBeforeNext ?? 0) / 1000));
}

type ReadAccountId = () => Promise<string | undefined>;

type OnExceeded = (limit: Limit, client: { clientAddress?: string; accountId?: string }) => void;

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

  function describe(result: RateLimiterRes, limit: Limit, points: number): Consumed {
    const leftBefore = Math.max(0, limit.points - (result.consumedPoints - points));
    return {
      isAllowed: leftBefore >= points,
      granted: Math.min(points, leftBefore),
      used: result.consumedPoints,
      retryAfterSeconds: secondsUntil(result),
    };
  }

  const limitsOf = (clientAddress?: string, readAccountId?: ReadAccountId): RateLimits => ({
    consume: async (limit, key, points = 1) => {
      try {
        const stored = storedKey(hashing, limit.name, key);
        return describe(await limiterOf(limit).consume(stored, points), limit, points);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const consumed = describe(refusal, limit, points);
        if (consumed.granted === 0) onExceeded(limit, { clientAddress, accountId: await readAccountId?.() });
        return consumed;
      }
    },
    peek: async (limit, key) => {
      const counted = await limiterOf(limit).get(storedKey(hashing, limit.name, key));
      const used = counted?.consumedPoints ?? 0;
      const triesLeft = Math.max(0, limit.points - used);
      return { triesLeft, used, lockedSeconds: triesLeft > 0 ? 0 : secondsUntil(counted) };
    },
    refund: async (limit, key) => {
      await limiterOf(limit).reward(storedKey(hashing, limit.name, key), 1);
    },
    forClient: limitsOf,
  });
  return limitsOf();
}
