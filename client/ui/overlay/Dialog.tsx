import { X } from "lucide-react";
import type { KeyboardEvent, ReactNode, SyntheticEvent } from "react";
import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { isFocusLost } from "../../hooks/isFocusLost";
import { Button } from "../Button";
import styles from "./Dialog.module.css";
import { NoWrapText } from "../text/NoWrapText";

interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Closes only by its own button, not by Escape: its content would be lost. */
  isConfirmed?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Closes it as Escape would: a `cancel` listener may refuse. */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}

/** In order: a marked element, the first field, a harmless button. */
const FIRST = [
  "[data-first-focus]",
  "input:not([type=hidden], [type=file]), select, textarea",
  "[data-stays]",
];

/** True once the focus is placed; not on the close button, or nowhere, while content loads. */
function focusFirst(dialog: HTMLDialogElement): boolean {
  const { activeElement } = document;
  const isPlaced = activeElement !== dialog && dialog.contains(activeElement);
  if (isPlaced && !activeElement?.hasAttribute("data-closes")) return true;
  const first = FIRST.map((selector) => dialog.querySelector<HTMLElement>(selector)).find(Boolean);
  first?.focus();
  return Boolean(first);
}

/** Also in lazily loaded content, unless the person was faster. */
function focusOnceLoaded(dialog: HTMLDialogElement): () => void {
  if (focusFirst(dialog)) return () => {};
  const observer = new MutationObserver(() => focusFirst(dialog) && observer.disconnect());
  const stop = () => observer.disconnect();
  observer.observe(dialog, { childList: true, subtree: true });
  dialog.addEventListener("keydown", stop, { once: true });
  return stop;
}

/** The focused element, then the openers of the menus around it: a menu closes when a dialog opens. */
function focusedAndOpeners(): HTMLElement[] {
  const found: HTMLElement[] = [];
  let element = document.activeElement;
  while (element instanceof HTMLElement && element !== document.body) {
    found.push(element);
    const menu = element.parentElement?.closest("[popover]");
    const openers = menu ? [...document.querySelectorAll(`[popovertarget="${menu.id}"]`)] : [];
    element = openers.find((opener) => !menu?.contains(opener)) ?? null;
  }
  return found;
}

/** The browser restores the focus itself; if its element is gone, the menu's opener gets it. */
function returnFocus(closed: HTMLDialogElement, places: HTMLElement[]): void {
  for (const place of places) {
    // Until the next frame, the focus stays in the closed dialog.
    if (!isFocusLost() && !closed.contains(document.activeElement)) return;
    place.focus();
  }
}

/** Runs before the browser's own `cancel`, which a page may refuse only once. Of two dialogs, the inner one closes. */
function handleKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  closeDialog(event.currentTarget);
}

export function Dialog({ title, isOpen, isConfirmed = false, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const before = useRef<HTMLElement[]>([]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!isOpen) {
      if (dialog.open) dialog.close();
      return;
    }
    if (!dialog.open) {
      before.current = focusedAndOpeners();
      dialog.showModal();
    }
    return focusOnceLoaded(dialog);
  }, [isOpen]);

  // An open dialog that unmounts does not return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (!dialog?.open) return;
      dialog.close();
      returnFocus(dialog, before.current);
    };
  }, []);

  function handleClose({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    // React bubbles the `close` of a nested dialog.
    if (target !== currentTarget) return;
    returnFocus(currentTarget, before.current);
    onClose();
  }

  /** Refuses while a form inside sends. File inputs fire a `cancel` of their own. */
  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    const { currentTarget: dialog } = event;
    if (event.target !== dialog) return;
    if (isConfirmed || dialog.querySelector("form[data-busy]")) event.preventDefault();
  }

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      // A second Escape, or Android's back gesture, would skip `cancel`.
      closedby={isConfirmed ? "none" : undefined}
      onClose={handleClose}
      onCancel={handleCancel}
      onKeyDown={handleKeyDown}
    >
      {isOpen && (
        <div className={styles.inside}>
          <div className={styles.header}>
            <h2 id={titleId}>
              <NoWrapText text={title} />
            </h2>
            {!isConfirmed && (
              <Button
                look="quiet"
                aria-label="Close"
                data-closes
                icon={<X aria-hidden />}
                onClick={() => closeDialog(ref.current)}
              />
            )}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
