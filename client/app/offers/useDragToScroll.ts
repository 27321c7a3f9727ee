import type { RefObject } from "react";
import { useEffect } from "react";

/** For mice only: touch scrolls natively. */
export function useDragToScroll(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let grabbed: { x: number; scrollLeft: number } | null = null;

    const handleDown = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      grabbed = { x: event.clientX, scrollLeft: element.scrollLeft };
      element.setPointerCapture(event.pointerId);
      element.dataset.dragging = "";
    };
    const handleMove = (event: PointerEvent) => {
      if (grabbed) element.scrollLeft = grabbed.scrollLeft - (event.clientX - grabbed.x);
    };
    const handleUp = () => {
      grabbed = null;
      delete element.dataset.dragging;
    };

    element.addEventListener("pointerdown", handleDown);
    element.addEventListener("pointermove", handleMove);
    element.addEventListener("pointerup", handleUp);
    element.addEventListener("pointercancel", handleUp);
    return () => {
      element.removeEventListener("pointerdown", handleDown);
      element.removeEventListener("pointermove", handleMove);
      element.removeEventListener("pointerup", handleUp);
      element.removeEventListener("pointercancel", handleUp);
    };
  }, [row]);
}
