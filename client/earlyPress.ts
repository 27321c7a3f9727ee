let kept: Element | null = null;

/** React writes on what it has taken over; until then it drops presses. */
function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith("__reactProps"));
}

function press(): void {
  if (!(kept instanceof HTMLElement) || !isTakenOver(kept)) return;
  const button = kept;
  kept = null;
  if (button.isConnected) button.click();
}

/**
 * A press on a button that does not listen yet is done as soon as it does, unless something else is pressed meanwhile. Links
 * and what opens by the browser's own means wait for nothing.
 */
export function keepEarlyPresses(): void {
  const taken = new MutationObserver(press);
  taken.observe(document, { subtree: true, attributeFilter: ["data-ready", "data-asleep", "data-live"] });
  addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button:not([popovertarget])") : null;
      const early = button && !isTakenOver(button) ? button : null;
      kept = null;
      // React may take a part over because of this very press, and then hears of it.
      if (early) setTimeout(() => (kept = isTakenOver(early) ? null : early));
    },
    true,
  );
}
