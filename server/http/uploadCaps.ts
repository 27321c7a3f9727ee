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
  /** Whether all its bytes are there: it is done with soon, and ending it would free nothing sooner. */
  isComplete: boolean;
}

/**
 * What all uploads together may hold in memory. Once it is full, the client that holds the most gives way: it is refused
 * more, and loses the unfinished upload that has been silent for longest to clients that hold less.
 */
export function createUploadMemory(maxBytes: number) {
  /** What each upload holds, the longest silent first. */
  const held = new Map<Upload, number>();
  let total = 0;

  function release(upload: Upload): void {
    total -= held.get(upload) ?? 0;
    held.delete(upload);
  }

  /** The unfinished upload that gives way; null where no other client with one holds more than the client that asks. */
  function findSilent(asking: string): Upload | null {
    const bytesOf = new Map<string, number>();
    for (const [{ client }, bytes] of held) bytesOf.set(client, (bytesOf.get(client) ?? 0) + bytes);
    let found: Upload | null = null;
    let most = bytesOf.get(asking) ?? 0;
    for (const upload of held.keys()) {
      const bytes = bytesOf.get(upload.client) ?? 0;
      if (upload.isComplete || upload.client === asking || bytes <= most) continue;
      [found, most] = [upload, bytes];
    }
    return found;
  }

  function makeRoom(bytes: number, asking: string): void {
    while (total + bytes > maxBytes) {
      const silent = findSilent(asking);
      if (!silent) throw new ServiceUnavailable();
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
