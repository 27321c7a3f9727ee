import { ServiceUnavailable } from "../graphql/errors";
import { untilAborted, untilDeadline } from "./abandon";

interface QueueSize {
  atOnce: number;
  /** The queue refuses the next work once this many wait. */
  maxWaiting: number;
  /** How long one may wait. */
  maxWaitMs?: number;
  /** A work that takes longer loses its slot, so that one which never settles cannot hold it. */
  maxWorkMs?: number;
}

/** Runs the work when its turn comes, unless its client's signal fires before. */
export type Enqueue = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Runs a few works at a time, so that a rush of heavy ones leaves the process responsive. */
export function createWorkQueue({
  atOnce,
  maxWaiting,
  maxWaitMs = 30_000,
  maxWorkMs = 30_000,
}: QueueSize): Enqueue {
  let running = 0;
  const waiting = new Set<() => void>();
  const tooLate = () => new ServiceUnavailable();

  function freeSlot(): void {
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      next();
    } else running -= 1;
  }

  async function takeSlot(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.size >= maxWaiting) throw new ServiceUnavailable();
    let start = () => {};
    const turn = new Promise<void>((resolve) => (start = resolve));
    waiting.add(start);
    try {
      await untilAborted(untilDeadline(turn, { afterMs: maxWaitMs, error: tooLate }), signal);
    } catch (error) {
      if (waiting.delete(start)) start();
      // Its turn came in the same moment, so the next one gets the slot.
      else freeSlot();
      throw error;
    }
  }

  return async function enqueue(work, signal) {
    await takeSlot(signal);
    const ended = untilDeadline(Promise.resolve().then(work), { afterMs: maxWorkMs, error: tooLate });
    // A client that leaves frees no slot: the work still uses what the slot stands for.
    ended.then(freeSlot, freeSlot);
    return untilAborted(ended, signal);
  };
}
