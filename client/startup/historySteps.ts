import { isAnyAsleep, whenAwake } from "./sleepers";

type StepListener = (event: PopStateEvent) => void;

let listener: StepListener | null = null;

/**
 * Lets one hear of Back and Forward ahead of the router: the browser tells whoever listened first. Before the router is
 * there. Of a jump within a page that is half asleep the router hears later: React would throw the sleeping half away.
 */
export function listenBeforeRouter(): void {
  const firstPath = location.pathname;
  window.addEventListener("popstate", (event) => {
    if (isAnyAsleep() && location.pathname === firstPath) {
      event.stopImmediatePropagation();
      whenAwake(() => dispatchEvent(new PopStateEvent("popstate", { state: event.state as unknown })));
    } else listener?.(event);
  });
}

/** Hears of each step, and may stop it from going further; null hears no more. */
export function setStepListener(next: StepListener | null): void {
  listener = next;
}
