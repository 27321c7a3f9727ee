import { useEffect, useState } from "react";

interface TicksOptions {
  everyMs: number;
  isRunning: boolean;
}

/** Counts intervals while running; a pause keeps the count. */
export function useTicks({ everyMs, isRunning }: TicksOptions): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTicks((count) => count + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, isRunning]);
  return ticks;
}
