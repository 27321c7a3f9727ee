import { ServiceUnavailable, TooManyRequests } from "../../core/errors";

const RETRY_AFTER_SECONDS = 10;

type Capped = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

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

/** Runs one work per key: a newer one cancels it, because its connection may be dead unnoticed. */
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
  cancel: () => void;
  /** A complete upload ends soon; cancelling it would free nothing sooner. */
  isComplete: boolean;
}

interface Held {
  bytes: number;
  startedAt: number;
}

const STARTS_WITHIN_MS = 5000;

/** When memory is full, the largest client loses its longest-silent upload; among equals, the slowest upload yields. */
export function createUploadMemory(maxBytes: number, now = () => performance.now()) {
  /** Ordered by silence, longest first. */
  const held = new Map<Upload, Held>();
  let total = 0;

  function release(upload: Upload): void {
    total -= held.get(upload)?.bytes ?? 0;
    held.delete(upload);
  }

  const othersThan = (asking: Upload) =>
    [...held].filter(([upload]) => !upload.isComplete && upload.client !== asking.client);

  /** Null if no other client with an unfinished upload holds more than this one. */
  function findLargest(asking: Upload): Upload | null {
    const bytesOf = new Map<string, number>();
    for (const [{ client }, { bytes }] of held) bytesOf.set(client, (bytesOf.get(client) ?? 0) + bytes);
    let found: Upload | null = null;
    let max = bytesOf.get(asking.client) ?? 0;
    for (const [upload] of othersThan(asking)) {
      const bytes = bytesOf.get(upload.client) ?? 0;
      if (bytes > max) [found, max] = [upload, bytes];
    }
    return found;
  }

  /** Bytes per millisecond; a new upload counts as fast. */
  function speedOf({ bytes, startedAt }: Held): number {
    const age = now() - startedAt;
    return age < STARTS_WITHIN_MS ? Infinity : bytes / age;
  }

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
