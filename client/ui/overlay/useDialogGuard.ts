import type { RefObject } from "react";
import { useEffect } from "react";

const QUESTION = "What you typed here isn’t saved. Close it without saving?";

/** The dialog around `place` asks before it closes with unsaved text. */
export function useDialogGuard(place: RefObject<HTMLElement | null>, isUnsaved: boolean): void {
  useEffect(() => {
    const dialog = place.current?.closest("dialog");
    if (!dialog || !isUnsaved) return;

    function handleCancel(event: Event) {
      // File inputs fire a `cancel` of their own.
      if (event.target === dialog && !window.confirm(QUESTION)) event.preventDefault();
    }

    dialog.addEventListener("cancel", handleCancel);
    return () => dialog.removeEventListener("cancel", handleCancel);
  }, [place, isUnsaved]);
}
