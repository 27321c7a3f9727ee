import { useEffect, useState } from "react";
import { usePageFacts } from "../ui/page/PageFacts";

const SECOND_MS = 1000;
const PATIENCE_MS = 5000;

async function readOffset(): Promise<number> {
  const askedAt = Date.now();
  const { headers } = await fetch("/healthz", {
    cache: "no-store",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const answeredAt = Date.now();
  const serverTime = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(serverTime)) throw new Error("The response has no valid Date header.");
  // The header has whole seconds; half a second is the best guess at the rest.
  return serverTime + SECOND_MS / 2 - (askedAt + answeredAt) / 2;
}

let offset: Promise<number | null> | null = null;

/** The server clock's lead in ms, requested once for all countdowns. Null on failure; the next caller retries. */
function askOffset(): Promise<number | null> {
  offset ??= readOffset().catch(() => {
    offset = null;
    return null;
  });
  return offset;
}

/** Updates each second, also after sleep; re-renders each `stepMs`. Starts at the render time for hydration. */
export function useServerNow(stepMs = 1): number {
  const { renderedAt } = usePageFacts();
  const [now, setNow] = useState(renderedAt - (renderedAt % stepMs));

  useEffect(() => {
    // The browser's clock may be hours off: without a response, only elapsed time counts.
    let ahead: number | null = null;
    let isSettled = false;
    const tick = () => {
      if (!isSettled) return;
      const exact = ahead === null ? renderedAt + performance.now() : Date.now() + ahead;
      setNow(exact - (exact % stepMs));
    };
    const ask = async () => {
      ahead = await askOffset();
      isSettled = true;
      tick();
    };
    const wake = () => {
      tick();
      if (ahead === null && !document.hidden) void ask();
    };
    void ask();
    const timer = setInterval(tick, SECOND_MS);
    document.addEventListener("visibilitychange", wake);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [renderedAt, stepMs]);
  return now;
}
