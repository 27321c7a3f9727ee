import { ServiceUnavailable } from "../errors";
import { untilAborted, untilDeadline } from "./abandon";

interface QueueSize {
  atOnce: number;
  maxWaiting: number;
  maxPerClient?: number;
  maxWaitMs?: number;
  /** Longer work loses its slot, so that a promise that never settles cannot hold one. */
  maxWorkMs?: number;
}

export interface Asking {
  signal?: AbortSignal;
  /** Clients take turns, so that one client's many works cannot starve the others. */
  client?: string;
}

export interface WorkQueue {
  <Result>(work: () => Promise<Result>, asking?: Asking): Promise<Result>;
  /** Lets a caller skip preparation when the queue would refuse the work. */
  isFull: (client?: string) => boolean;
}

type Start = () => void;

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

/** Limits concurrent heavy work, so that a rush leaves the process responsive. */
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
      // The abort raced with its turn: pass the slot on.
      else freeSlot();
      throw error;
    }
  }

  async function enqueue<Result>(work: () => Promise<Result>, asking: Asking = {}): Promise<Result> {
    await takeSlot(asking);
    const ended = untilDeadline(Promise.resolve().then(work), { afterMs: maxWorkMs, error: tooLate });
    // A disconnect frees no slot: the work still uses CPU and memory.
    ended.then(freeSlot, freeSlot);
    return untilAborted(ended, asking.signal);
  }

  return Object.assign(enqueue, { isFull });
}
