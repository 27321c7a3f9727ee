import type { RefObject } from "react";
import { useEffect } from "react";

const SLIDE_PX = 320;
const SLIDE_EVERY_MS = 2500;

export function useSlideShow(
  row: RefObject<HTMLElement | null>,
  { isRunning }: { isRunning: boolean },
): void {
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!row.current || document.hidden) return;
      const { scrollLeft, scrollWidth, clientWidth } = row.current;
      // Fractional pixels of a zoomed page never quite reach the end.
      const isAtEnd = scrollLeft >= scrollWidth - clientWidth - 1;
      row.current.scrollTo({ left: isAtEnd ? 0 : scrollLeft + SLIDE_PX, behavior: "smooth" });
    }, SLIDE_EVERY_MS);
    return () => clearInterval(timer);
  }, [row, isRunning]);
}
