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

/** Where fields are drawn again while someone types in one, the cursor goes on in the same field, if the returned function was called before. */
export function useCursorAfterSwap(place: RefObject<HTMLElement | null>, part: unknown): () => void {
  const kept = useRef<Cursor | null>(null);
  useLayoutEffect(() => {
    const cursor = kept.current;
    kept.current = null;
    if (!cursor) return;
    const fields = place.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    const field = [...(fields ?? [])].find(({ name }) => name === cursor.field);
    field?.focus();
    // Fields for numbers and addresses tell no place of their cursor.
    if (cursor.start !== null) field?.setSelectionRange(cursor.start, cursor.end);
  }, [place, part]);
  return () => {
    kept.current = findCursor(place.current);
  };
}
