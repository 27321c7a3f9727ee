import type { RefObject } from "react";
import { useEffect } from "react";
import { closeDialog } from "./Dialog";

const QUESTION = "What you typed here is not saved. Close it without saving?";

/**
 * Keeps the dialog around this place open, if there is one, while work is under way, and asks before something typed in
 * it would be lost.
 */
export function useDialogGuard(
  place: RefObject<HTMLElement | null>,
  reason: "busy" | "unsaved" | null,
): void {
  useEffect(() => {
    const dialog = place.current?.closest("dialog");
    if (!dialog || !reason) return;

    function handleCancel(event: Event) {
      // A field for files has a `cancel` of its own.
      if (event.target !== dialog) return;
      if (reason === "busy" || !window.confirm(QUESTION)) event.preventDefault();
    }

    /** Ahead of the browser's own `cancel`, which a page may refuse only once. */
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape" || !dialog) return;
      event.preventDefault();
      closeDialog(dialog);
    }

    dialog.addEventListener("cancel", handleCancel);
    dialog.addEventListener("keydown", handleKeyDown);
    return () => {
      dialog.removeEventListener("cancel", handleCancel);
      dialog.removeEventListener("keydown", handleKeyDown);
    };
  }, [place, reason]);
}
