import { useEffectEvent, useLayoutEffect } from "react";
import styles from "./decisions.module.css";

interface ShortcutHelpProps {
  keys: [key: string, does: string][];
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** Lists the keys of a page; the switch turns them off, because they may clash with assistive software. */
export function ShortcutHelp({ keys, isOn, onSwitch }: ShortcutHelpProps) {
  return (
    <details className={styles.help}>
      <summary>Keys</summary>
      <dl className={styles.keys}>
        {keys.flatMap(([key, does]) => [
          <dt key={key}>
            <kbd>{key}</kbd>
          </dt>,
          <dd key={`${key} does`}>{does}</dd>,
        ])}
      </dl>
      <label className={styles.switch}>
        <input type="checkbox" checked={isOn} onChange={(event) => onSwitch(event.currentTarget.checked)} />
        Keys are on
      </label>
    </details>
  );
}

/** Keys that repeat while held down; those that decide must not. */
const REPEATABLE = ["j", "k", "arrowdown", "arrowup"];

/** Ignores keys typed into a field, and keys while a dialog is open. */
function isCommand(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (document.querySelector("dialog[open], :popover-open")) return false;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return true;
  const isTyping = target.matches("textarea, select, [contenteditable], input:not([type=checkbox])");
  return !isTyping;
}

export function useShortcuts(shortcuts: Record<string, () => void>, isOn: boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const act = shortcuts[key];
    if (!act || !isCommand(event)) return;
    event.preventDefault();
    if (!event.repeat || REPEATABLE.includes(key)) act();
  });
  // A layout effect, so that the next key of a fast typist is not lost.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn]);
}

function rowsIn(place: HTMLElement | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>("[data-registration]") ?? [])];
}

export function focusedRow(place: HTMLElement | null): string | null {
  const row = document.activeElement?.closest<HTMLElement>("[data-registration]");
  return row && place?.contains(row) ? (row.dataset.registration ?? null) : null;
}

export function stepRow(place: HTMLElement | null, step: 1 | -1): void {
  const rows = rowsIn(place);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? rows.at(step > 0 ? 0 : -1) : rows[at + step];
  next?.querySelector<HTMLElement>("a[href]")?.focus();
}
