import type { ReactNode } from "react";
import { Dialog } from "./Dialog";
import { CancelButton } from "../form/CancelButton";
import { Form } from "../form/Form";
import type { FormProblems } from "../form/problems";

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  stayLabel?: string;
  /** "main" is for harmless actions. */
  look?: "danger" | "main";
  isOpen: boolean;
  onClose: () => void;
  /** Returns the problems to show; on success `onConfirm` closes the dialog. */
  onConfirm: () => Promise<FormProblems | void>;
}

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
