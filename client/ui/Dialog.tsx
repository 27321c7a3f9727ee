import { X } from "lucide-react";
import type { KeyboardEvent, ReactNode, SyntheticEvent } from "react";
import { useEffect, useId, useRef } from "react";
import { Button } from "./Button";
import styles from "./Dialog.module.css";

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Closes it as Escape would: whatever hears of `cancel` may refuse. */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}

/** Nothing closes it while a form in it sends. A field for files has a `cancel` of its own. */
function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
  const { currentTarget: dialog } = event;
  if (event.target === dialog && dialog.querySelector("form[data-busy]")) event.preventDefault();
}

/** Ahead of the browser's own `cancel`, which a page may refuse only once. Of two dialogs the inner one closes. */
function handleKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  closeDialog(event.currentTarget);
}

/** A modal dialog: the browser keeps the focus inside, Escape closes it, and the focus returns to where it was. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={handleCancel}
      onKeyDown={handleKeyDown}
    >
      {isOpen && (
        <div className={styles.inside}>
          <header className={styles.header}>
            <h2 id={titleId}>{title}</h2>
            <Button
              look="quiet"
              aria-label="Close"
              icon={<X aria-hidden />}
              onClick={() => closeDialog(ref.current)}
            />
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
