import { useApolloClient } from "@apollo/client/react";
import { RotateBatchCodeInput as limits } from "../../../../apollo/limits.json";
import { refreshAfterConflict } from "../../../../apollo/refreshAfterConflict";
import { useSend } from "../../../../cms/records/useSend";
import { Dialog } from "../../../../ui/overlay/Dialog";
import { CancelButton } from "../../../../ui/form/CancelButton";
import { Form } from "../../../../ui/form/Form";
import type { FormValues } from "../../../../ui/form/formValues";
import { CheckboxField } from "../../../../ui/form/fields";
import { RotateBatchCodeDocument } from "./BatchDoor.generated";
import type { BatchDoor_BatchFragment } from "./BatchDoor.generated";
import { SecretCodeField } from "./SecretCodeField";
import type { NewSecretCode } from "./SecretCodeDialog";

interface RotateCodeDialogProps {
  batch: Omit<BatchDoor_BatchFragment, " $fragmentName">;
  isOpen: boolean;
  onClose: () => void;
  onRotated: (secret: NewSecretCode) => void;
}

/** Gives a batch a new code; an open one is locked by it. */
export function RotateCodeDialog({ batch, isOpen, onClose, onRotated }: RotateCodeDialogProps) {
  const client = useApolloClient();
  const send = useSend();
  const isLocking = batch.access === "OPEN";

  async function handleSubmit({ secretCode = "", isAccessRevoked }: FormValues) {
    const { data, error } = await send(RotateBatchCodeDocument, {
      batchId: batch.id,
      expectedVersion: batch.version,
      secretCode,
      isAccessRevoked: isAccessRevoked === "on",
    });
    if (!data) return refreshAfterConflict(client, error);
    onRotated({ code: secretCode.trim(), isWeak: data.rotateBatchCode.isCodeWeak, batch });
  }

  return (
    <Dialog title={isLocking ? "Lock with a code" : "New secret code"} isOpen={isOpen} onClose={onClose}>
      <p>
        {isLocking
          ? "From now on only learners who enter this code see the references."
          : "The old code stops working at once. Learners keep their access unless you remove it below."}
      </p>
      <Form
        submitLabel={isLocking ? "Lock" : "Set new code"}
        onSubmit={handleSubmit}
        actions={<CancelButton onClick={onClose}>Cancel</CancelButton>}
      >
        <SecretCodeField label="New secret code" missing={limits.secretCode.missing} />
        <CheckboxField
          name="isAccessRevoked"
          label="Also remove learners who used the old code"
          hint="They need the new code to get access again. Learners who paid or were added by staff keep their access."
        />
      </Form>
    </Dialog>
  );
}
