type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What was pressed last, and what was typed, before the page's program listened. */
let pressed: HTMLElement | null = null;
const typed = new Map<TextField, string>();

/** React writes on what it takes over; a form says by itself once that is done, and does not put texts back any more. */
function isTakenOver(element: Element): boolean {
  const form = element.closest("form");
  return (
    (!form || "live" in form.dataset) && Object.keys(element).some((key) => key.startsWith("__reactProps"))
  );
}

/** What was typed is told again: React would put a text back to what the server drew. */
function tellTyped(): void {
  for (const [field, value] of typed) {
    if (!isTakenOver(field)) continue;
    typed.delete(field);
    if (field.value !== value) field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function press(): void {
  if (!pressed || !isTakenOver(pressed)) return;
  const button = pressed;
  pressed = null;
  if (button.isConnected) button.click();
}

function handleInput({ target }: Event): void {
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  if (isText && !isTakenOver(target)) typed.set(target, target.value);
}

function handleClick({ target }: Event): void {
  const button =
    target instanceof Element ? target.closest<HTMLElement>("button:not([popovertarget])") : null;
  const early = button && !isTakenOver(button) ? button : null;
  pressed = null;
  // React may take a part over because of this very press, and then hears of it.
  if (early) setTimeout(() => (pressed = isTakenOver(early) ? null : early));
}

/**
 * What is typed into a field, or a press on a button, that does not listen yet counts as soon as it does; a press only
 * unless something else is pressed meanwhile. Links and what opens by the browser's own means wait for nothing.
 */
export function keepEarlyInput(): void {
  // Somebody may have been quicker than this file. (Inputs keep what was typed; many are cleaned by the browser itself.)
  for (const field of document.querySelectorAll("textarea")) {
    if (field.value !== field.defaultValue.replace(/\r\n?/g, "\n")) typed.set(field, field.value);
  }
  addEventListener("input", handleInput, true);
  addEventListener("click", handleClick, true);
  new MutationObserver(() => {
    tellTyped();
    press();
  }).observe(document, { subtree: true, attributeFilter: ["data-ready", "data-asleep", "data-live"] });
}
