import { useApolloClient } from "@apollo/client/react";
import { SettleBankRowInput as limits } from "../../../../apollo/limits.json";
import { refreshAfterConflict } from "../../../../apollo/refreshAfterConflict";
import type { BankRowOutcome } from "../../../../apollo/schema.generated";
import { useSend } from "../../../../cms/records/useSend";
import { Dialog } from "../../../../ui/overlay/Dialog";
import { CancelButton } from "../../../../ui/form/CancelButton";
import { SelectField, TextAreaField } from "../../../../ui/form/fields";
import { Form } from "../../../../ui/form/Form";
import { showToast } from "../../../../ui/overlay/toast";
import { OUTCOMES } from "./bankInWords";
import { SettleBankRowDocument } from "./BankRowSettlement.generated";

const KINDS = Object.keys(OUTCOMES) as BankRowOutcome[];

interface SettleDialogProps {
  rowId: string;
  registration: { id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
}

/** Asks what became of a payment that does not confirm its order. */
export function SettleDialog({ rowId, registration, isOpen, onClose }: SettleDialogProps) {
  const client = useApolloClient();
  const send = useSend();

  async function handleSubmit({ outcome = "", note = "" }: Record<string, string>) {
    const kind = KINDS.find((one) => one === outcome);
    if (!kind) return;
    const input = { id: rowId, registrationId: registration.id, outcome: kind, note };
    const { error, refreshed } = await send(SettleBankRowDocument, input);
    if (error) return refreshAfterConflict(client, error);
    await refreshed;
    showToast("success", "Payment settled.");
    onClose();
  }

  return (
    <Dialog title="Settle without approving?" isOpen={isOpen} onClose={onClose}>
      <Form
        draft={{ name: `settle ${rowId}` }}
        submitLabel="Settle"
        busyLabel="Settling…"
        onSubmit={handleSubmit}
        actions={<CancelButton onClick={onClose}>Cancel</CancelButton>}
      >
        <p>
          The registration of {registration.name} stays as it is, and nobody gets an e-mail. The payment no
          longer waits for you.
        </p>
        <SelectField
          name="outcome"
          label="What happened to the money?"
          required
          missing="Choose what happened."
          defaultValue=""
        >
          <option value="">Choose…</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {OUTCOMES[kind]}
            </option>
          ))}
        </SelectField>
        <TextAreaField name="note" label="Note" rows={2} limits={limits.note} hint="Only staff read it." />
      </Form>
    </Dialog>
  );
}
