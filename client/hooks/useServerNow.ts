import { useEffect, useState } from "react";
import { usePageFacts } from "../ui/PageFacts";

const SECOND_MS = 1000;
const PATIENCE_MS = 5000;

/** How far the server's clock is ahead of this browser's, in milliseconds; asked once for all countdowns. */
let offset: Promise<number> | null = null;

async function readOffset(): Promise<number> {
  const askedAt = Date.now();
  const { headers } = await fetch("/healthz", {
    cache: "no-store",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const answeredAt = Date.now();
  const serverTime = Date.parse(headers.get("date") ?? "");
  // The header has whole seconds; half a second is the best guess at the rest.
  return Number.isNaN(serverTime) ? 0 : serverTime + SECOND_MS / 2 - (askedAt + answeredAt) / 2;
}

/**
 * The server's time, read anew every second, also after the tab slept; rounded down to a step, it draws anew only with
 * the next. The first value is the one that the page was rendered with, so that both sides draw the same.
 */
export function useServerNow(stepMs = 1): number {
  const { renderedAt } = usePageFacts();
  const [now, setNow] = useState(renderedAt - (renderedAt % stepMs));

  useEffect(() => {
    // Until the server has told its time, this browser's own might be hours away from it.
    let ahead: number | null = null;
    const tick = () => {
      if (ahead === null) return;
      const exact = Date.now() + ahead;
      setNow(exact - (exact % stepMs));
    };
    offset ??= readOffset().catch(() => 0);
    void offset.then((milliseconds) => {
      ahead = milliseconds;
      tick();
    });
    const timer = setInterval(tick, SECOND_MS);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [stepMs]);
  return now;
}
