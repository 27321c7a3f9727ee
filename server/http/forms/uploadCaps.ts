import { ServiceUnavailable, TooManyRequests } from "../../core/errors";

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
  /** Ends the upload and lets go of its bytes, because another one needs the memory. */
  cancel: () => void;
  /** Whether all its bytes are there: it is done with soon, and ending it would free nothing sooner. */
  isComplete: boolean;
}

interface Held {
  bytes: number;
  startedAt: number;
}

/** So long an upload may take to get going before it can be called slow. */
const STARTS_WITHIN_MS = 5000;

/**
 * What all uploads together may hold in memory. Once it is full, the client that holds the most gives way: it is refused
 * more, and loses the unfinished upload that has been silent for longest to clients that hold less. If nobody holds more,
 * the slowest upload gives way to faster ones and to those that have just begun.
 */
export function createUploadMemory(maxBytes: number, now = () => performance.now()) {
  /** What each upload holds, the longest silent first. */
  const held = new Map<Upload, Held>();
  let total = 0;

  function release(upload: Upload): void {
    total -= held.get(upload)?.bytes ?? 0;
    held.delete(upload);
  }

  /** The unfinished uploads of other clients, the longest silent first. */
  const othersThan = (asking: Upload) =>
    [...held].filter(([upload]) => !upload.isComplete && upload.client !== asking.client);

  /** Of the largest client; null where no other one with an unfinished upload holds more than the client that asks. */
  function findLargest(asking: Upload): Upload | null {
    const bytesOf = new Map<string, number>();
    for (const [{ client }, { bytes }] of held) bytesOf.set(client, (bytesOf.get(client) ?? 0) + bytes);
    let found: Upload | null = null;
    let most = bytesOf.get(asking.client) ?? 0;
    for (const [upload] of othersThan(asking)) {
      const bytes = bytesOf.get(upload.client) ?? 0;
      if (bytes > most) [found, most] = [upload, bytes];
    }
    return found;
  }

  /** Bytes in a millisecond; an upload that has just begun is as fast as any. */
  function speedOf({ bytes, startedAt }: Held): number {
    const age = now() - startedAt;
    return age < STARTS_WITHIN_MS ? Infinity : bytes / age;
  }

  /** The slowest upload; null where none is slower than the one that asks. */
  function findSlowest(asking: Upload, own: Held): Upload | null {
    let found: Upload | null = null;
    let least = speedOf(own);
    for (const [upload, other] of othersThan(asking)) {
      const speed = speedOf(other);
      if (speed < least) [found, least] = [upload, speed];
    }
    return found;
  }

  function makeRoom(bytes: number, asking: Upload, own: Held): void {
    while (total + bytes > maxBytes) {
      const leaving = findLargest(asking) ?? findSlowest(asking, own);
      if (!leaving) throw new ServiceUnavailable();
      release(leaving);
      leaving.cancel();
    }
  }

  return {
    /** Holds what comes until the work ends. */
    hold: async <Result>(
      upload: Upload,
      work: (take: (bytes: number) => void) => Promise<Result>,
    ): Promise<Result> => {
      held.set(upload, { bytes: 0, startedAt: now() });
      try {
        return await work((bytes) => {
          const own = held.get(upload);
          if (!own) throw new ServiceUnavailable();
          makeRoom(bytes, upload, own);
          held.delete(upload);
          held.set(upload, { ...own, bytes: own.bytes + bytes });
          total += bytes;
        });
      } finally {
        release(upload);
      }
    },
  };
}
