type TextField = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = "input, textarea, select, [contenteditable]";

let clicked: HTMLElement | null = null;
const typed = new Map<TextField, string>();

function isHydrated(element: Element): boolean {
  return element.closest<HTMLElement>("[data-startup]")?.dataset.startup !== "rendered";
}

/** Restores text typed before hydration, which React would reset to what the server rendered. */
function restoreTyped(): void {
  for (const [field, value] of typed) {
    if (!isHydrated(field)) continue;
    typed.delete(field);
    if (field.value !== value) field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function replayClick(): void {
  if (!clicked || !isHydrated(clicked)) return;
  const button = clicked;
  clicked = null;
  if (button.isConnected) button.click();
}

function handleInput({ target }: Event): void {
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  if (isText && !isHydrated(target)) typed.set(target, target.value);
}

function handleClick({ target }: Event): void {
  const button =
    target instanceof Element ? target.closest<HTMLElement>("button:not([popovertarget])") : null;
  clicked = button && !isHydrated(button) ? button : null;
}

/** The button whose `aria-keyshortcuts` is the pressed key. */
function findShortcut({
  key,
  target,
  altKey,
  ctrlKey,
  metaKey,
  defaultPrevented,
}: KeyboardEvent): HTMLElement | null {
  if (altKey || ctrlKey || metaKey || defaultPrevented) return null;
  if (target instanceof Element && target.closest(FIELDS)) return null;
  if (document.querySelector("dialog[open]")) return null;
  const buttons = document.querySelectorAll<HTMLElement>("button[aria-keyshortcuts]");
  return [...buttons].find((button) => button.getAttribute("aria-keyshortcuts") === key) ?? null;
}

/** Also of hydrated buttons, so that the keys are listened to in one place. */
function handleKey(event: KeyboardEvent): void {
  const button = findShortcut(event);
  if (!button) return;
  // Firefox would open its own search.
  event.preventDefault();
  if (isHydrated(button)) button.click();
  else clicked = button;
}

/** React handled the last click itself: it hydrates a clicked part first, where it can. */
function dropClick(): void {
  clicked = null;
}

/** Replays typing and the last click or shortcut (if nothing else was clicked since) after hydration. Links and widgets need none. */
export function keepEarlyInput(): void {
  // Text typed before this file ran. (Inputs keep their text; browsers normalise many of them.)
  for (const field of document.querySelectorAll("textarea")) {
    if (field.value !== field.defaultValue.replace(/\r\n?/g, "\n")) typed.set(field, field.value);
  }
  addEventListener("input", handleInput, true);
  addEventListener("click", handleClick, true);
  addEventListener("keydown", handleKey);
  addEventListener("click-delivered", dropClick);
  new MutationObserver(() => {
    restoreTyped();
    replayClick();
  }).observe(document, { subtree: true, attributeFilter: ["data-startup"] });
}
