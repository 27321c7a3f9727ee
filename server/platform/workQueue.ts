import { ServiceUnavailable } from "../graphql/errors";

interface QueueSize {
  atOnce: number;
  /** Who comes when so many wait already is sent away. */
  mostWaiting: number;
}

export type Enqueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs a few works at a time, so that a rush of heavy ones leaves the process responsive. */
export function createWorkQueue({ atOnce, mostWaiting }: QueueSize): Enqueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function enqueue(work) {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new ServiceUnavailable();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
