import { useApolloClient } from "@apollo/client/react";
import type { ReactNode } from "react";
import {
  CancelRegistrationByStaffInput as cancelLimits,
  DecideRegistrationInput as limits,
} from "../../../../apollo/cmsLimits.generated.json";
import { refreshAfterConflict } from "../../../../apollo/refreshAfterConflict";
import { useSend } from "../../../../cms/records/useSend";
import { counted } from "../../../../format/counted";
import { CancelButton } from "../../../../ui/form/CancelButton";
import { CheckboxField, TextAreaField } from "../../../../ui/form/fields";
import { Form } from "../../../../ui/form/Form";
import type { FormValues } from "../../../../ui/form/formValues";
import type { FormProblems } from "../../../../ui/form/problems";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog";
import { Dialog } from "../../../../ui/overlay/Dialog";
import { showToast } from "../../../../ui/overlay/toast";
import { CancelRegistrationByStaffDocument } from "../registration/CmsRegistration.generated";
import styles from "./decisions.module.css";
import type { Decide, Decided, Undecided } from "./useDecide";

interface ChosenDialogProps {
  chosen: Decided[];
  decide: Decide;
  onDecided: () => void;
  onClose: () => void;
}

function doubtOf({ state }: Decided): string {
  return state === "REJECTED" ? "The payment was rejected earlier." : "No proof of payment yet.";
}

function whatToKnow(chosen: Decided[]): string {
  const doubtful = chosen.filter(({ state }) => state !== "SUBMITTED");
  const [first] = doubtful;
  if (!first) return "Each learner gets a confirmation e-mail.";
  if (chosen.length === 1) return `${doubtOf(first)} Confirm anyway?`;
  return `${doubtful.length} of them have no proof of payment, or were rejected earlier. Each learner gets a confirmation e-mail.`;
}

export function ApproveDialog({ chosen, decide, onDecided, onClose }: ChosenDialogProps) {
  const who = chosen.length === 1 ? (chosen[0]?.name ?? "") : counted(chosen.length, "registration");

  async function handleConfirm() {
    const problems = await decide(chosen, { decision: "APPROVE" });
    if (problems) return problems;
    onDecided();
  }

  return (
    <ConfirmDialog
      title={`Approve ${who}?`}
      confirmLabel="Approve"
      look="main"
      busyLabel="Approving…"
      isOpen={chosen.length > 0}
      onClose={onClose}
      onConfirm={handleConfirm}
    >
      <p>{whatToKnow(chosen)}</p>
    </ConfirmDialog>
  );
}

/** The learner reads the reason. */
export function RejectDialog({ chosen, decide, onDecided, onClose }: ChosenDialogProps) {
  const [first] = chosen;
  const who = chosen.length === 1 ? (first?.name ?? "") : counted(chosen.length, "registration");

  async function handleSubmit({ reason = "", isFinal }: FormValues) {
    const problems = await decide(chosen, { decision: "REJECT", reason, isFinal: isFinal === "on" });
    if (problems) return problems;
    onDecided();
  }

  return (
    <Dialog title={`Reject ${who}?`} isOpen={chosen.length > 0} onClose={onClose}>
      <Form
        draft={{ name: `reject ${chosen.map(({ id }) => id).join(" ")}` }}
        submitLabel="Reject"
        busyLabel="Rejecting…"
        submitLook="danger"
        onSubmit={handleSubmit}
        actions={<CancelButton onClick={onClose}>Cancel</CancelButton>}
      >
        <TextAreaField
          name="reason"
          label="Why?"
          rows={3}
          limits={limits.reason}
          required
          missing="Enter a reason: the learner reads it."
          hint="We will e-mail this to the learner."
        />
        <CheckboxField
          name="isFinal"
          label="Reject for good"
          hint="A seat that it holds goes to the next in line. Otherwise the learner has a day to correct the payment."
        />
      </Form>
    </Dialog>
  );
}

interface ReinstateDialogProps {
  name: string;
  children?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => Promise<FormProblems | void>;
}

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

interface CancelRegistrationDialogProps {
  registration: Decided;
  isOpen: boolean;
  onClose: () => void;
}

/** Cancels even a confirmed registration; the learner reads the reason. */
export function CancelRegistrationDialog({ registration, isOpen, onClose }: CancelRegistrationDialogProps) {
  const client = useApolloClient();
  const send = useSend();
  const { id, name, version } = registration;

  async function handleSubmit({ reason = "" }: Record<string, string>) {
    const { error, refreshed } = await send(CancelRegistrationByStaffDocument, {
      id,
      expectedVersion: version,
      reason,
    });
    if (error) return refreshAfterConflict(client, error);
    await refreshed;
    showToast("success", `The registration of ${name} was cancelled.`);
    onClose();
  }

  return (
    <Dialog title={`Cancel the registration of ${name}?`} isOpen={isOpen} onClose={onClose}>
      <Form
        draft={{ name: `cancel ${id}` }}
        submitLabel="Cancel registration"
        busyLabel="Cancelling…"
        submitLook="danger"
        onSubmit={handleSubmit}
        actions={<CancelButton onClick={onClose}>Keep it</CancelButton>}
      >
        <p>The seat goes to the next in line, and access to a batch ends. Refund the money yourself.</p>
        <TextAreaField
          name="reason"
          label="Why?"
          rows={3}
          limits={cancelLimits.reason}
          required
          hint="We will e-mail this to the learner."
        />
      </Form>
    </Dialog>
  );
}

interface UndecidedNoticeProps {
  undecided: Undecided[];
}

export function UndecidedNotice({ undecided }: UndecidedNoticeProps) {
  return (
    <div role="alert" className={styles.notice}>
      {undecided.length > 0 && (
        <>
          <p>These couldn’t be changed:</p>
          <ul className={styles.list}>
            {undecided.map(({ id, name, problem }) => (
              <li key={id}>
                <strong>{name}</strong>: {problem}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
