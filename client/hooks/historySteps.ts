type StepListener = (event: PopStateEvent) => void;

let listener: StepListener | null = null;

/** Lets one hear of Back and Forward ahead of the router: the browser tells whoever listened first. Before the router is there. */
export function listenBeforeRouter(): void {
  window.addEventListener("popstate", (event) => listener?.(event));
}

/** Hears of each step, and may stop it from going further; null hears no more. */
export function setStepListener(next: StepListener | null): void {
  listener = next;
}
