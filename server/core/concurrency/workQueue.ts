import { ServiceUnavailable } from "../errors";
import { untilAborted, untilDeadline } from "./abandon";

interface QueueSize {
  atOnce: number;
  /** The queue refuses the next work once this many wait. */
  maxWaiting: number;
  /** How many of these may be of one client; all of them unless given. */
  maxPerClient?: number;
  /** How long one may wait. */
  maxWaitMs?: number;
  /** A work that takes longer loses its slot, so that one which never settles cannot hold it. */
  maxWorkMs?: number;
}

export interface Asking {
  /** Fires when the client has left. */
  signal?: AbortSignal;
  /** Clients take turns: many works of one wait behind the first of each other. */
  client?: string;
}

export interface WorkQueue {
  /** Runs the work when its turn comes, unless its client has left before. */
  <Result>(work: () => Promise<Result>, asking?: Asking): Promise<Result>;
  /** Whether it would refuse more work, so that a caller can spare what comes before the work. */
  isFull: (client?: string) => boolean;
}

type Start = () => void;

/** Those who wait, a line for each client. */
function createLines() {
  const lines = new Map<string, Set<Start>>();
  let count = 0;

  function remove(client: string, start: Start): boolean {
    const line = lines.get(client);
    if (!line?.delete(start)) return false;
    count -= 1;
    if (line.size === 0) lines.delete(client);
    return true;
  }

  return {
    count: () => count,
    countOf: (client: string) => lines.get(client)?.size ?? 0,
    add: (client: string, start: Start): void => {
      lines.set(client, (lines.get(client) ?? new Set()).add(start));
      count += 1;
    },
    remove,
    /** The first of the client whose turn it is, which is behind all others then. */
    takeNext: (): Start | null => {
      const [next] = lines;
      if (!next) return null;
      const [client, line] = next;
      const [start] = line;
      if (!start) return null;
      lines.delete(client);
      lines.set(client, line);
      remove(client, start);
      return start;
    },
  };
}

/** Runs a few works at a time, so that a rush of heavy ones leaves the process responsive. */
export function createWorkQueue({
  atOnce,
  maxWaiting,
  maxPerClient = maxWaiting,
  maxWaitMs = 30_000,
  maxWorkMs = 30_000,
}: QueueSize): WorkQueue {
  let running = 0;
  const waiting = createLines();
  const tooLate = () => new ServiceUnavailable();

  function freeSlot(): void {
    const next = waiting.takeNext();
    if (next) next();
    else running -= 1;
  }

  const isFull = (client = "") =>
    running >= atOnce && (waiting.count() >= maxWaiting || waiting.countOf(client) >= maxPerClient);

  async function takeSlot({ signal, client = "" }: Asking): Promise<void> {
    signal?.throwIfAborted();
    if (isFull(client)) throw new ServiceUnavailable();
    if (running < atOnce) {
      running += 1;
      return;
    }
    let start = () => {};
    const turn = new Promise<void>((resolve) => (start = resolve));
    waiting.add(client, start);
    try {
      await untilAborted(untilDeadline(turn, { afterMs: maxWaitMs, error: tooLate }), signal);
    } catch (error) {
      if (waiting.remove(client, start)) start();
      // Its turn came in the same moment, so the next one gets the slot.
      else freeSlot();
      throw error;
    }
  }

  async function enqueue<Result>(work: () => Promise<Result>, asking: Asking = {}): Promise<Result> {
    await takeSlot(asking);
    const ended = untilDeadline(Promise.resolve().then(work), { afterMs: maxWorkMs, error: tooLate });
    // A client that leaves frees no slot: the work still uses what the slot stands for.
    ended.then(freeSlot, freeSlot);
    return untilAborted(ended, asking.signal);
  }

  return Object.assign(enqueue, { isFull });
}
