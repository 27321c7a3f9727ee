import type { ReactNode } from "react";
import { Dialog } from "./Dialog";
import { CancelButton } from "../form/CancelButton";
import { Form } from "../form/Form";
import type { FormProblems } from "../form/problems";

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The deed, such as "Delete course". */
  confirmLabel: string;
  busyLabel: string;
  /** What lets everything stay as it is. */
  stayLabel?: string;
  /** A deed that does no harm is not drawn like one that does. */
  look?: "danger" | "main";
  isOpen: boolean;
  onClose: () => void;
  /** Answers what went wrong, which is then said in the dialog; else it is for `onConfirm` to close it. */
  onConfirm: () => Promise<FormProblems | void>;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog title={props.title} isOpen={props.isOpen} onClose={props.onClose}>
      <Form
        submitLabel={props.confirmLabel}
        busyLabel={props.busyLabel}
        submitLook={props.look ?? "danger"}
        onSubmit={props.onConfirm}
        actions={<CancelButton onClick={props.onClose}>{props.stayLabel ?? "Cancel"}</CancelButton>}
      >
        {props.children}
      </Form>
    </Dialog>
  );
}
