/** Sweeps now and after each such time; answers how to stop. A sweep that fails is made up for by the next. */
export function sweepEvery(everyMs: number, work: () => Promise<unknown>): () => void {
  const sweep = () => void work().catch(() => {});
  sweep();
  const timer = setInterval(sweep, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
