import type { ReactNode } from "react";
import type { FormProblems } from "../../../../ui/form/problems";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog";

interface ReinstateDialogProps {
  name: string;
  /** What staff should know before. */
  children?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => Promise<FormProblems | void>;
}

/** Asks before a registration that has ended is confirmed. */
export function ReinstateDialog({ name, children, isOpen, onClose, onConfirm }: ReinstateDialogProps) {
  return (
    <ConfirmDialog
      title={`Reopen and confirm ${name}?`}
      confirmLabel="Confirm"
      busyLabel="Confirming…"
      look="main"
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {children}
      <p>This registration has ended. If a seat is free, the learner gets it and a confirmation e-mail.</p>
    </ConfirmDialog>
  );
}
