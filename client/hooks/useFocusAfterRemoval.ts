import { useEffect, useRef } from "react";
import { isFocusLost } from "./isFocusLost";

function focusItem(place: HTMLElement, index: number): void {
  const items = place.querySelectorAll("li");
  const item = items[Math.min(index, items.length - 1)];
  const target =
    item?.querySelector<HTMLElement>("a[href]") ?? item?.querySelector("button") ?? place.querySelector("h2");
  if (!target) return;
  // A heading takes no focus by itself.
  if (target instanceof HTMLHeadingElement) target.tabIndex = -1;
  target.focus();
}

interface FocusedList {
  /** The id of the element that holds the list and its heading. */
  placeId: string;
  /** What the list shows, in its order. */
  ids: string[];
}

/** The item that was last pressed or had the focus, also while a dialog asks about it. */
function useItemWorkedOn(placeId: string) {
  const item = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest("dialog")) return;
      const pressed = target.closest("li");
      if (pressed && document.getElementById(placeId)?.contains(pressed)) item.current = pressed;
    };
    const signs = ["focusin", "pointerdown"] as const;
    signs.forEach((sign) => document.addEventListener(sign, remember));
    return () => signs.forEach((sign) => document.removeEventListener(sign, remember));
  }, [placeId]);
  return item;
}

/**
 * Where the item that was worked on leaves the list, the next one gets the focus, else the one before, else the heading.
 * Other items may leave too, such as the last row of a page when a new one comes first: that moves nothing.
 */
export function useFocusAfterRemoval({ placeId, ids }: FocusedList): void {
  const shown = useRef(ids);
  const left = useRef<number | null>(null);
  const workedOn = useItemWorkedOn(placeId);

  // At every change, because the dialog that asked may close after the item has left.
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
