import { useEffect, useRef } from "react";
import { isFocusLost } from "./isFocusLost";

function focusItem(place: HTMLElement, index: number): void {
  const items = place.querySelectorAll("li, tbody > tr");
  const item = items[Math.min(index, items.length - 1)];
  const target =
    item?.querySelector<HTMLElement>("a[href]") ?? item?.querySelector("button") ?? place.querySelector("h2");
  if (!target) return;
  // Headings are not focusable by default.
  if (target instanceof HTMLHeadingElement) target.tabIndex = -1;
  target.focus();
}

interface FocusedList {
  /** The id of the element that contains the list and its heading. */
  placeId: string;
  ids: string[];
}

/** The item last pressed or focused, also while a dialog asks about it. */
function useItemWorkedOn(placeId: string) {
  const item = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest("dialog")) return;
      const pressed = target.closest("li, tr");
      if (pressed && document.getElementById(placeId)?.contains(pressed)) item.current = pressed;
    };
    const signs = ["focusin", "pointerdown"] as const;
    signs.forEach((sign) => document.addEventListener(sign, remember));
    return () => signs.forEach((sign) => document.removeEventListener(sign, remember));
  }, [placeId]);
  return item;
}

/** Moves the focus from a removed item to the next, the previous or the heading. Other removals move nothing. */
export function useFocusAfterRemoval({ placeId, ids }: FocusedList): void {
  const shown = useRef(ids);
  const left = useRef<number | null>(null);
  const workedOn = useItemWorkedOn(placeId);

  // At every change: the confirming dialog may close after the item has left.
  useEffect(() => {
    const index = shown.current.findIndex((id) => !ids.includes(id));
    if (index >= 0) left.current = index;
    shown.current = ids;
    if (left.current === null || document.querySelector("dialog[open]")) return;
    const place = document.getElementById(placeId);
    const hasLeft = workedOn.current !== null && !workedOn.current.isConnected;
    if (place && hasLeft && isFocusLost()) focusItem(place, left.current);
    left.current = null;
  });
}
