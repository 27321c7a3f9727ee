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

/** Where the item that was worked on leaves the list, the next one gets the focus, else the one before, else the heading. */
export function useFocusAfterRemoval({ placeId, ids }: FocusedList): void {
  const shown = useRef(ids);
  const left = useRef<number | null>(null);

  // At every change, because the dialog that asked may close after the item has left.
  useEffect(() => {
    const index = shown.current.findIndex((id) => !ids.includes(id));
    if (index >= 0) left.current = index;
    shown.current = ids;
    if (left.current === null || document.querySelector("dialog[open]")) return;
    const place = document.getElementById(placeId);
    if (place && isFocusLost()) focusItem(place, left.current);
    left.current = null;
  });
}
