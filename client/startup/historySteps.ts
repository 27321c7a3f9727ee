import { isAnyPartRendered, whenLive } from "./startupState";

type StepListener = (event: PopStateEvent) => void;

let listener: StepListener | null = null;

/**
 * Listens for Back and Forward; to be called before the router does, since listeners run in order. While a part waits for
 * hydration, the router hears of a jump within the page later: rendering again would make React discard that part.
 */
export function listenBeforeRouter(): void {
  const firstPath = location.pathname;
  window.addEventListener("popstate", (event) => {
    if (isAnyPartRendered() && location.pathname === firstPath) {
      event.stopImmediatePropagation();
      whenLive(() => dispatchEvent(new PopStateEvent("popstate", { state: event.state as unknown })));
    } else listener?.(event);
  });
}

/** Sets the one listener that hears of each step before the router and may stop it; null removes it. */
export function setStepListener(next: StepListener | null): void {
  listener = next;
}
