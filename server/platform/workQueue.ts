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

interface WorkQueue {
  /** Runs the work when its turn comes, unless its client's signal fires before. */
  <Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** Whether it would refuse more work, so that a caller can spare what comes before the work. */
  isFull: () => boolean;
}

/** Runs a few works at a time, so that a rush of heavy ones leaves the process responsive. */
export function createWorkQueue({
  atOnce,
  maxWaiting,
  maxWaitMs = 30_000,
  maxWorkMs = 30_000,
}: QueueSize): WorkQueue {
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

  const isFull = () => running >= atOnce && waiting.size >= maxWaiting;

  async function takeSlot(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (isFull()) throw new ServiceUnavailable();
    if (running < atOnce) {
      running += 1;
      return;
    }
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

  async function enqueue<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    await takeSlot(signal);
    const ended = untilDeadline(Promise.resolve().then(work), { afterMs: maxWorkMs, error: tooLate });
    // A client that leaves frees no slot: the work still uses what the slot stands for.
    ended.then(freeSlot, freeSlot);
    return untilAborted(ended, signal);
  }

  return Object.assign(enqueue, { isFull });
}
