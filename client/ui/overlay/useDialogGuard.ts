import type { RefObject } from "react";
import { useEffect } from "react";

const QUESTION = "What you typed here is not saved. Close it without saving?";

/** Where something typed would be lost, the dialog around this place asks before it closes, if there is one. */
export function useDialogGuard(place: RefObject<HTMLElement | null>, isUnsaved: boolean): void {
  useEffect(() => {
    const dialog = place.current?.closest("dialog");
    if (!dialog || !isUnsaved) return;

    function handleCancel(event: Event) {
      // A field for files has a `cancel` of its own.
      if (event.target === dialog && !window.confirm(QUESTION)) event.preventDefault();
    }

    dialog.addEventListener("cancel", handleCancel);
    return () => dialog.removeEventListener("cancel", handleCancel);
  }, [place, isUnsaved]);
}
