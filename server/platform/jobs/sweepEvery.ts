import { setTimeout as sleep } from "node:timers/promises";

/** What hinders one sweep, such as a database that is away, seldom goes by within a second. */
const AFTER_FAULT_MS = 10_000;

export interface Sweep {
  everyMs: number;
  work: () => Promise<unknown>;
  onFault: (fault: unknown) => void;
}

/**
 * Sweeps now, and again that long after each sweep, until it is told to stop. A sweep that fails is told of and made up
 * for by the next.
 */
export function sweepEvery({ everyMs, work, onFault }: Sweep): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      let restMs = everyMs;
      try {
        await work();
      } catch (fault) {
        restMs = Math.max(everyMs, AFTER_FAULT_MS);
        // What fails while everything is put away is no fault.
        if (!signal.aborted) onFault(fault);
      }
      await sleep(restMs, null, { signal, ref: false }).catch(() => {});
    }
  }

  void run();
  return () => stopping.abort();
}
