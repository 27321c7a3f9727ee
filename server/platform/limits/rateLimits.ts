import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Hashing } from "../hashing";

declare const isDefined: unique symbol;

interface LimitOptions {
  name: string;
  points: number;
  seconds: number;
}

/** Created by `defineLimit` alone. */
export interface Limit extends LimitOptions {
  [isDefined]: true;
}

const names = new Set<string>();

/** Keys must be canonical (see `server/core`) or the id of a row that was read, never typed text. */
export function defineLimit(options: LimitOptions): Limit {
  names.add(options.name);
  return options as Limit;
}

/** A test feeds every limit every spelling of its keys. */
export function limitNames(): string[] {
  return [...names].sort();
}

/** Hashes the key, so that addresses of people and clients are not readable. */
export function storedKey({ deriveToken }: Pick<Hashing, "deriveToken">, name: string, key: string): string {
  return deriveToken(`limit:${name}:${key}`);
}

export interface Consumed {
  isAllowed: boolean;
  granted: number;
  used: number;
  retryAfterSeconds: number;
}

export interface Peeked {
  triesLeft: number;
  used: number;
  /** 0 while tries are left. */
  lockedSeconds: number;
}

export interface RateLimits {
  /** Counts before the try, so that parallel tries cannot slip past. `points` defaults to 1. */
  consume: (limit: Limit, key: string, points?: number) => Promise<Consumed>;
  peek: (limit: Limit, key: string) => Promise<Peeked>;
  refund: (limit: Limit, key: string) => Promise<void>;
  /** The same limits, which log this client and account when exceeded. */
  forClient: (clientAddress: string, readAccountId?: ReadAccountId) => RateLimits;
}

function secondsUntil(next: RateLimiterRes | null): number {
  return Math.max(1, Math.ceil((next?.msBeforeNext ?? 0) / 1000));
}

type ReadAccountId = () => Promise<string | undefined>;

type OnExceeded = (limit: Limit, client: { clientAddress?: string; accountId?: string }) => void;

/** Fails closed: without PostgreSQL, guarded operations fail. */
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
