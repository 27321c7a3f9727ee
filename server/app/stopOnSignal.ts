const STOP_WITHIN_MS = 10_000;

type Step = () => Promise<unknown>;

export interface Stopping {
  /** To be called as things start: what started last stops first. */
  add: (step: Step) => void;
  isStopping: () => boolean;
}

/**
 * Stops what has started, in the middle of starting too, and ends the process, once it is asked to. `finish` comes last
 * and may take as long as it needs.
 */
export function stopOnSignal(finish: () => Promise<unknown>): Stopping {
  const steps: Step[] = [];
  let isStopping = false;

  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    const hurry = setTimeout(() => process.exit(1), STOP_WITHIN_MS);
    for (const step of steps.reverse()) await step();
    clearTimeout(hurry);
    await finish();
    process.exit(0);
  }
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
  return { add: (step) => steps.push(step), isStopping: () => isStopping };
}
