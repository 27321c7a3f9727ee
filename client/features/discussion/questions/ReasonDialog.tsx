import { ReportPostInput as limits } from "../../../apollo/limits.generated.json";
import { CancelButton } from "../../../ui/form/CancelButton";
import { TextAreaField } from "../../../ui/form/fields";
import { Form } from "../../../ui/form/Form";
import type { FormProblems } from "../../../ui/form/problems";
import { Dialog } from "../../../ui/overlay/Dialog";

interface ReasonDialogProps {
  title: string;
  label: string;
  hint: string;
  submitLabel: string;
  isOpen: boolean;
  onClose: () => void;
  onSubmit: (reason: string) => Promise<FormProblems | undefined>;
}

export function ReasonDialog({
  title,
  label,
  hint,
  submitLabel,
  isOpen,
  onClose,
  onSubmit,
}: ReasonDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <Form
        submitLabel={submitLabel}
        busyLabel="Sending…"
        submitLook="danger"
        onSubmit={async ({ reason = "" }) => onSubmit(reason)}
        onDone={onClose}
        actions={<CancelButton onClick={onClose}>Cancel</CancelButton>}
      >
        <TextAreaField name="reason" label={label} hint={hint} limits={limits.reason} rows={3} required />
      </Form>
    </Dialog>
  );
}
