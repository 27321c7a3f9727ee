import { X } from "lucide-react";
import type { KeyboardEvent, ReactNode, SyntheticEvent } from "react";
import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { isFocusLost } from "../../hooks/isFocusLost";
import { Button } from "../Button";
import styles from "./Dialog.module.css";
import { UnbrokenWords } from "../text/UnbrokenWords";

interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Closes only by a button of its own, not by Escape: what it shows would be lost. */
  isConfirmed?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Closes it as Escape would: whatever hears of `cancel` may refuse. */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}

/** Where a person begins: what says so, else the first field, else what changes nothing. */
const FIRST = [
  "[data-first-focus]",
  "input:not([type=hidden], [type=file]), select, textarea",
  "[data-stays]",
];

/** Whether the focus is where a person begins; it is not on the cross, or on nothing, while its content loads. */
function focusFirst(dialog: HTMLDialogElement): boolean {
  const { activeElement } = document;
  const isPlaced = activeElement !== dialog && dialog.contains(activeElement);
  if (isPlaced && !activeElement?.hasAttribute("data-closes")) return true;
  const first = FIRST.map((selector) => dialog.querySelector<HTMLElement>(selector)).find(Boolean);
  first?.focus();
  return Boolean(first);
}

/** Puts the focus where a person begins, also in content that is loaded later, unless they were faster. */
function focusOnceLoaded(dialog: HTMLDialogElement): () => void {
  if (focusFirst(dialog)) return () => {};
  const observer = new MutationObserver(() => focusFirst(dialog) && observer.disconnect());
  const stop = () => observer.disconnect();
  observer.observe(dialog, { childList: true, subtree: true });
  dialog.addEventListener("keydown", stop, { once: true });
  return stop;
}

/** What holds the focus, then what opened the menu around it, from the inside out: a menu closes when a dialog opens. */
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

/** The browser gives the focus back to what had it; where that cannot take it any more, to what opened its menu. */
function returnFocus(closed: HTMLDialogElement, places: HTMLElement[]): void {
  for (const place of places) {
    // Until the next frame the browser leaves it in the closed dialog.
    if (!isFocusLost() && !closed.contains(document.activeElement)) return;
    place.focus();
  }
}

/** Ahead of the browser's own `cancel`, which a page may refuse only once. Of two dialogs the inner one closes. */
function handleKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  closeDialog(event.currentTarget);
}

/** A modal dialog: the browser keeps the focus inside, Escape closes it, and the focus returns to where it was. */
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

  // A dialog that leaves the page while it is open gives no focus back by itself.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (!dialog?.open) return;
      dialog.close();
      returnFocus(dialog, before.current);
    };
  }, []);

  function handleClose({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    // React passes the `close` of a dialog inside it on to this one.
    if (target !== currentTarget) return;
    returnFocus(currentTarget, before.current);
    onClose();
  }

  /** Nothing closes it while a form in it sends. A field for files has a `cancel` of its own. */
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
      // A second Escape in a row, and Android's back gesture, would not ask with `cancel`.
      closedby={isConfirmed ? "none" : undefined}
      onClose={handleClose}
      onCancel={handleCancel}
      onKeyDown={handleKeyDown}
    >
      {isOpen && (
        <div className={styles.inside}>
          <header className={styles.header}>
            <h2 id={titleId}>
              <UnbrokenWords text={title} />
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
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
