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

interface Upload {
  client: string;
  /** Ends the upload, whose memory another client needs. */
  cancel: () => void;
}

/**
 * What all unfinished uploads together may hold in memory. Once it is full, the client that holds the most gives way:
 * it is refused more, and loses the upload that has been silent for longest to clients that hold less.
 */
export function createUploadMemory(maxBytes: number) {
  /** What each upload holds, the longest silent first. */
  const held = new Map<Upload, number>();
  let total = 0;

  function release(upload: Upload): void {
    total -= held.get(upload) ?? 0;
    held.delete(upload);
  }

  function largestClient(asking: string): string {
    const perClient = new Map([[asking, 0]]);
    for (const [{ client }, bytes] of held) perClient.set(client, (perClient.get(client) ?? 0) + bytes);
    // Sorting keeps the order of equals, so the one that asks gives way first.
    const [largest = [asking]] = [...perClient].sort(([, a], [, b]) => b - a);
    return largest[0];
  }

  function makeRoom(bytes: number, asking: string): void {
    while (total + bytes > maxBytes) {
      const largest = largestClient(asking);
      const silent = [...held.keys()].find(({ client }) => client === largest);
      if (largest === asking || !silent) throw new ServiceUnavailable();
      release(silent);
      silent.cancel();
    }
  }

  return {
    /** Holds what comes until the work ends. */
    hold: async <Result>(
      upload: Upload,
      work: (take: (bytes: number) => void) => Promise<Result>,
    ): Promise<Result> => {
      held.set(upload, 0);
      try {
        return await work((bytes) => {
          const before = held.get(upload);
          if (before === undefined) throw new ServiceUnavailable();
          makeRoom(bytes, upload.client);
          held.delete(upload);
          held.set(upload, before + bytes);
          total += bytes;
        });
      } finally {
        release(upload);
      }
    },
  };
}
