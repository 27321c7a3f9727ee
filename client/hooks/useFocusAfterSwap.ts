import type { RefObject } from "react";
import { useEffect, useRef } from "react";
import { isFocusLost } from "./isFocusLost";

export function focusFirstIn(place: Element | null | undefined): void {
  const first =
    place?.querySelector<HTMLElement>("[data-first-focus]") ??
    place?.querySelector<HTMLElement>("input:not([type=hidden], [type=file]), select, textarea");
  first?.focus();
}

/** Keeps the focus inside when a new part replaces the focused one. */
export function useFocusAfterSwap(place: RefObject<HTMLElement | null>, part: unknown): void {
  const shown = useRef(part);
  const wasInside = useRef(false);

  // Before the swap: a button that is disabled while busy has lost the focus by then.
  useEffect(() => {
    const note = ({ target }: Event) => {
      wasInside.current = target instanceof Node && (place.current?.contains(target) ?? false);
    };
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", note);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", note);
    };
  }, [place]);

  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    if (wasInside.current && isFocusLost()) focusFirstIn(place.current);
  }, [place, part]);
}
