import { afterEach } from "vitest";

/** The present plus `laterMs`, which a test moves and the next one finds at zero. */
export function useLaterClock() {
  const clock = { laterMs: 0, now: () => new Date(Date.now() + clock.laterMs) };
  afterEach(() => {
    clock.laterMs = 0;
  });
  return clock;
}
