import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { KeyRound, LockKeyholeOpen } from "lucide-react";
import { useState } from "react";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { refreshAfterConflict } from "../../../../apollo/refreshAfterConflict";
import { useSend } from "../../../../cms/records/useSend";
import { Button } from "../../../../ui/Button";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog";
import { Panel } from "../../../../ui/Panel";
import { showToast } from "../../../../ui/overlay/toast";
import { BatchDoor_BatchFragmentDoc, OpenBatchDocument } from "./BatchDoor.generated";
import type { BatchDoor_BatchFragment } from "./BatchDoor.generated";
import styles from "./BatchDoor.module.css";
import { RotateCodeDialog } from "./RotateCodeDialog";
import type { NewSecretCode } from "./SecretCodeDialog";
import { SecretCodeDialog } from "./SecretCodeDialog";

interface BatchDoorProps {
  batch: FragmentType<BatchDoor_BatchFragment>;
}

/** Who sees the references: learners with the code, which staff can replace here, or everyone. */
export function BatchDoor({ batch }: BatchDoorProps) {
  const client = useApolloClient();
  const send = useSend();
  const data = useFragmentData(BatchDoor_BatchFragmentDoc, batch);
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
      <div className={styles.actions}>
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
      </div>
      <RotateCodeDialog
        batch={data}
        isOpen={asking === "code"}
        onClose={() => setAsking(null)}
        onRotated={(secret) => {
          setAsking(null);
          setShown(secret);
        }}
      />
      {/* After the dialog that it follows: that one has closed by then, and has given the focus back. */}
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
          Everyone who is signed in will see all references of <strong>{data.name}</strong>. This removes the
          secret code: to lock the batch again, set a new one.
        </p>
      </ConfirmDialog>
    </Panel>
  );
}
