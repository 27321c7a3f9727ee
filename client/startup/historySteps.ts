import { isAnyPartRendered, whenLive } from "./startupState";

type StepListener = (event: PopStateEvent) => void;

let listener: StepListener | null = null;

/** Call before the router listens. Delays jumps until hydration: a re-render would make React discard a part. */
export function listenBeforeRouter(): void {
  const firstPath = location.pathname;
  window.addEventListener("popstate", (event) => {
    if (isAnyPartRendered() && location.pathname === firstPath) {
      event.stopImmediatePropagation();
      whenLive(() => dispatchEvent(new PopStateEvent("popstate", { state: event.state as unknown })));
    } else listener?.(event);
  });
}

/** The listener runs before the router and may stop the step; null removes it. */
export function setStepListener(next: StepListener | null): void {
  listener = next;
}
