import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { KeyRound, LockKeyholeOpen } from "lucide-react";
import { useState } from "react";
import { RotateBatchCodeInput as limits } from "../../../../apollo/cmsLimits.generated.json";
import { refreshAfterConflict } from "../../../../apollo/refreshAfterConflict";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { useSend } from "../../../../cms/records/useSend";
import { Button } from "../../../../ui/Button";
import { CancelButton } from "../../../../ui/form/CancelButton";
import { CheckboxField } from "../../../../ui/form/fields";
import { Form } from "../../../../ui/form/Form";
import type { FormValues } from "../../../../ui/form/formValues";
import { Row } from "../../../../ui/layout/Row";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog";
import { Dialog } from "../../../../ui/overlay/Dialog";
import { showToast } from "../../../../ui/overlay/toast";
import { Panel } from "../../../../ui/Panel";
import type { BatchAccessPanel_BatchFragment } from "./batch.record.generated";
import {
  RotateBatchCodeDocument,
  BatchAccessPanel_BatchFragmentDoc,
  OpenBatchDocument,
} from "./batch.record.generated";
import styles from "./BatchAccessPanel.module.css";
import type { NewSecretCode } from "./SecretCodeField";
import { SecretCodeField, SecretCodeDialog } from "./SecretCodeField";

interface RotateCodeDialogProps {
  batch: Omit<BatchAccessPanel_BatchFragment, " $fragmentName">;
  isOpen: boolean;
  onClose: () => void;
  onRotated: (secret: NewSecretCode) => void;
}

/** Also locks an open batch. */
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
          : "The old code stops working right away. Learners keep their access unless you remove it below."}
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

interface BatchAccessPanelProps {
  batch: FragmentType<BatchAccessPanel_BatchFragment>;
}

export function BatchAccessPanel({ batch }: BatchAccessPanelProps) {
  const client = useApolloClient();
  const send = useSend();
  const data = useFragmentData(BatchAccessPanel_BatchFragmentDoc, batch);
  const [asking, setAsking] = useState<"code" | "open" | null>(null);
  const [shown, setShown] = useState<NewSecretCode | null>(null);
  const isOpen = data.access === "OPEN";

  async function handleOpen() {
    const { data: opened, error } = await send(OpenBatchDocument, {
      id: data.id,
      expectedVersion: data.version,
    });
    if (!opened) return refreshAfterConflict(client, error);
    setShown(null);
    setAsking(null);
    showToast("success", `${data.name} is open to everyone who is signed in.`);
  }

  return (
    <Panel title={isOpen ? "Open to everyone" : "Secret code"}>
      <p>
        {isOpen
          ? "Everyone who is signed in sees the references. Nobody needs a code."
          : "Learners see the references once they have entered the code. Nobody can read it later, not even staff: if it is lost, set a new one."}
      </p>
      {data.isCodeWeak && (
        <p className={styles.weak}>
          The code of this batch is easy to guess. Please make a new one with Generate.
        </p>
      )}
      <Row>
        <Button icon={<KeyRound size={18} aria-hidden />} onClick={() => setAsking("code")}>
          {isOpen ? "Lock with a code" : "New secret code"}
        </Button>
        {!isOpen && (
          <Button
            look="quiet"
            icon={<LockKeyholeOpen size={18} aria-hidden />}
            onClick={() => setAsking("open")}
          >
            Open to everyone
          </Button>
        )}
      </Row>
      <RotateCodeDialog
        batch={data}
        isOpen={asking === "code"}
        onClose={() => setAsking(null)}
        onRotated={(secret) => {
          setAsking(null);
          setShown(secret);
        }}
      />
      {/* After RotateCodeDialog, so that it has closed and returned the focus. */}
      <SecretCodeDialog secret={shown} onDone={() => setShown(null)} />
      <ConfirmDialog
        title="Open to everyone?"
        confirmLabel="Open to everyone"
        busyLabel="Opening…"
        isOpen={asking === "open"}
        onClose={() => setAsking(null)}
        onConfirm={handleOpen}
      >
        <p>
          Everyone who is signed in will see all references of <strong>{data.name}</strong>, and its secret
          code is removed: to lock the batch again, set a new one.
        </p>
      </ConfirmDialog>
    </Panel>
  );
}
