import { ServiceUnavailable, TooManyRequests } from "../graphql/errors";

const RETRY_AFTER_SECONDS = 10;

type Capped = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Runs at most so many works at once for one key; the next one is refused. */
export function capPerKey(atOnce: number): Capped {
  const running = new Map<string, number>();
  return async (key, work) => {
    const count = running.get(key) ?? 0;
    if (count >= atOnce) throw new TooManyRequests(RETRY_AFTER_SECONDS);
    running.set(key, count + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(key) ?? 1) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    }
  };
}

/** Runs one work at a time for one key: the next one cancels it, because its line may be dead without our knowing. */
export function newestPerKey() {
  const running = new Map<string, () => void>();
  return async function run<Result>(key: string, cancel: () => void, work: () => Promise<Result>) {
    running.get(key)?.();
    running.set(key, cancel);
    try {
      return await work();
    } finally {
      if (running.get(key) === cancel) running.delete(key);
    }
  };
}

/** Refuses bytes beyond what all unfinished uploads together may hold in memory. */
export function createUploadMemory(maxBytes: number) {
  let held = 0;
  return {
    /** Holds what comes until the work ends. */
    hold: async <Result>(work: (take: (bytes: number) => void) => Promise<Result>): Promise<Result> => {
      let own = 0;
      try {
        return await work((bytes) => {
          if (held + bytes > maxBytes) throw new ServiceUnavailable();
          held += bytes;
          own += bytes;
        });
      } finally {
        held -= own;
      }
    },
  };
}
