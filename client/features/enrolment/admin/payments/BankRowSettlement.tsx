import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { SettleBankRowInput as limits } from "../../../../apollo/cmsLimits.generated.json";
import { messageOf } from "../../../../apollo/problemsOf";
import { refreshAfterConflict } from "../../../../apollo/refreshAfterConflict";
import { refetchActive } from "../../../../apollo/refetchActive";
import type { BankRowOutcome } from "../../../../apollo/schema.generated";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { useSend } from "../../../../cms/records/useSend";
import { momentInIndia } from "../../../../format/momentInIndia";
import { Button } from "../../../../ui/Button";
import { CancelButton } from "../../../../ui/form/CancelButton";
import { SelectField, TextAreaField } from "../../../../ui/form/fields";
import { Form } from "../../../../ui/form/Form";
import { Text } from "../../../../ui/layout/Text";
import { Dialog } from "../../../../ui/overlay/Dialog";
import { showToast } from "../../../../ui/overlay/toast";
import { OUTCOMES } from "./bankLabels";
import type { BankRowSettlement_BankRowFragment } from "./BankRows.generated";
import {
  BankRowSettlement_BankRowFragmentDoc,
  ReopenBankRowDocument,
  SettleBankRowDocument,
} from "./BankRows.generated";
import styles from "./payments.module.css";

const OUTCOME_KINDS = Object.keys(OUTCOMES) as BankRowOutcome[];

interface SettleDialogProps {
  rowId: string;
  registration: { id: string; name: string } | null;
  isOpen: boolean;
  onClose: () => void;
}

function SettleDialog({ rowId, registration, isOpen, onClose }: SettleDialogProps) {
  const client = useApolloClient();
  const send = useSend();

  async function handleSubmit({ outcome = "", note = "" }: Record<string, string>) {
    const kind = OUTCOME_KINDS.find((one) => one === outcome);
    if (!kind) return;
    const input = { id: rowId, registrationId: registration?.id ?? null, outcome: kind, note };
    const { error, refreshed } = await send(SettleBankRowDocument, input);
    if (error) return refreshAfterConflict(client, error);
    await refreshed;
    showToast("success", "Payment settled.");
    onClose();
  }

  return (
    <Dialog
      title={registration ? "Settle without approving?" : "Settle this payment?"}
      isOpen={isOpen}
      onClose={onClose}
    >
      <Form
        draft={{ name: `settle ${rowId}` }}
        submitLabel="Settle"
        busyLabel="Settling…"
        onSubmit={handleSubmit}
        actions={<CancelButton onClick={onClose}>Cancel</CancelButton>}
      >
        <p>
          {registration &&
            `The registration of ${registration.name} stays as it is, and nobody gets an e-mail. `}
          The payment no longer waits for you.
        </p>
        <SelectField
          name="outcome"
          label="What happened to the money?"
          required
          missing="Choose what happened."
          defaultValue={registration ? "" : "NOT_OURS"}
        >
          <option value="">Choose…</option>
          {OUTCOME_KINDS.map((kind) => (
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

interface BankRowSettlementProps {
  row: FragmentType<BankRowSettlement_BankRowFragment>;
}

export function BankRowSettlement({ row }: BankRowSettlementProps) {
  const client = useApolloClient();
  const send = useSend();
  const [isAsking, setIsAsking] = useState(false);
  const [isReopening, setIsReopening] = useState(false);
  const data = useFragmentData(BankRowSettlement_BankRowFragmentDoc, row);
  const { id, line, registration, outcome } = data;
  const which = (
    <span className="visually-hidden">
      {" "}
      {registration && `${registration.name}, `}line {line}
    </span>
  );

  async function handleReopen() {
    setIsReopening(true);
    const input = { id, registrationId: registration?.id ?? null };
    const { error, refreshed } = await send(ReopenBankRowDocument, input);
    if (error) showToast("error", messageOf(error));
    await (error ? refetchActive(client) : refreshed);
    setIsReopening(false);
  }

  return (
    <>
      {outcome && (
        <div className={styles.registration}>
          <span>
            Settled: {OUTCOMES[outcome]}
            {data.settledNote && ` (${data.settledNote})`}
          </span>
          <Text as="span" tone="muted" size="small">
            {data.settledByName}
            {data.settledAt && `, ${momentInIndia(data.settledAt)}`}
          </Text>
          <Button
            size="small"
            look="quiet"
            icon={<Undo2 size={18} aria-hidden />}
            isBusy={isReopening}
            onClick={() => void handleReopen()}
          >
            Undo
            {which}
          </Button>
        </div>
      )}
      {data.canSettle && (
        <Button size="small" look="quiet" onClick={() => setIsAsking(true)}>
          {registration ? "Settle without approving…" : "Settle…"}
          {which}
        </Button>
      )}
      {/* Stays open when a colleague settles the row first, so that the typed note is not lost. */}
      {(data.canSettle || isAsking) && (
        <SettleDialog
          rowId={id}
          registration={registration}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
