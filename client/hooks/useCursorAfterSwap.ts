import type { RefObject } from "react";
import { useLayoutEffect, useRef } from "react";

interface Cursor {
  field: string;
  start: number | null;
  end: number | null;
}

function findCursor(place: HTMLElement | null): Cursor | null {
  const { activeElement } = document;
  const isText = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  if (!isText || !place?.contains(activeElement)) return null;
  return { field: activeElement.name, start: activeElement.selectionStart, end: activeElement.selectionEnd };
}

/** Keeps the cursor in its field across a re-render; call the returned function before it. */
export function useCursorAfterSwap(place: RefObject<HTMLElement | null>, part: unknown): () => void {
  const kept = useRef<Cursor | null>(null);
  useLayoutEffect(() => {
    const cursor = kept.current;
    kept.current = null;
    if (!cursor) return;
    const fields = place.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    const field = [...(fields ?? [])].find(({ name }) => name === cursor.field);
    field?.focus();
    // Number and e-mail fields report no cursor position.
    if (cursor.start !== null) field?.setSelectionRange(cursor.start, cursor.end);
  }, [place, part]);
  return () => {
    kept.current = findCursor(place.current);
  };
}
