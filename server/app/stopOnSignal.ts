const STOP_WITHIN_MS = 10_000;

type Step = () => Promise<unknown>;

export interface Stopping {
  /** Steps run in reverse order of adding. */
  add: (step: Step) => void;
  isStopping: () => boolean;
}

/** Stops what has started, even during startup; `finish` comes last, without a time limit. */
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
