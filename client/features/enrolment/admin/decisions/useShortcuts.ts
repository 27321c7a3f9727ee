import { useEffectEvent, useLayoutEffect } from "react";

/** What a key that is held down does again and again; nothing may be decided so. */
const STEPS = ["j", "k", "arrowdown", "arrowup"];

/** Where letters are typed, and where a dialog asks, a key is no command. */
function isCommand(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (document.querySelector("dialog[open], :popover-open")) return false;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return true;
  const isTyping = target.matches("textarea, select, [contenteditable], input:not([type=checkbox])");
  return !isTyping;
}

/** Single keys that do something on the whole page, by the key's name in small letters; off where `isOn` is not set. */
export function useShortcuts(shortcuts: Record<string, () => void>, isOn: boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const act = shortcuts[key];
    if (!act || !isCommand(event)) return;
    event.preventDefault();
    if (!event.repeat || STEPS.includes(key)) act();
  });
  // As soon as the page shows: the next key of a fast hand is not lost.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn]);
}
