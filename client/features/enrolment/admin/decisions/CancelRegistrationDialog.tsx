import { useApolloClient } from "@apollo/client/react";
import { CancelRegistrationByStaffInput as limits } from "../../../../apollo/limits.json";
import { refreshAfterConflict } from "../../../../apollo/refreshAfterConflict";
import { useSend } from "../../../../cms/records/useSend";
import { Dialog } from "../../../../ui/overlay/Dialog";
import { CancelButton } from "../../../../ui/form/CancelButton";
import { TextAreaField } from "../../../../ui/form/fields";
import { Form } from "../../../../ui/form/Form";
import { showToast } from "../../../../ui/overlay/toast";
import { CancelRegistrationByStaffDocument } from "../registration/CmsRegistration.generated";
import type { Decided } from "./useDecide";

interface CancelRegistrationDialogProps {
  registration: Decided;
  isOpen: boolean;
  onClose: () => void;
}

/** Ends a registration, also a confirmed one; asks why, because the person reads it. */
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
          limits={limits.reason}
          required
          hint="We e-mail this to the learner."
        />
      </Form>
    </Dialog>
  );
}
