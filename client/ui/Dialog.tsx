import { X } from "lucide-react";
import type { KeyboardEvent, ReactNode, SyntheticEvent } from "react";
import { useEffect, useId, useRef } from "react";
import { Button } from "./Button";
import styles from "./Dialog.module.css";

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

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!isOpen) {
      if (dialog.open) dialog.close();
      return;
    }
    if (!dialog.open) dialog.showModal();
    return focusOnceLoaded(dialog);
  }, [isOpen]);

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
      // React passes the `close` of a dialog inside it on to this one.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onCancel={handleCancel}
      onKeyDown={handleKeyDown}
    >
      {isOpen && (
        <div className={styles.inside}>
          <header className={styles.header}>
            <h2 id={titleId}>{title}</h2>
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
