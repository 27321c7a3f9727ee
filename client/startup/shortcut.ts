const FIELDS = "input, textarea, select, [contenteditable]";

/** The button whose `aria-keyshortcuts` is the pressed key. */
export function findShortcut({
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
