import { useState } from "react";
import type { TypedDocumentNode } from "@apollo/client";
import { messageOf } from "../../../../apollo/problemsOf";
import { useSend } from "../../../../cms/records/useSend";
import { counted } from "../../../../format/counted";
import { Button } from "../../../../ui/Button";
import { Row } from "../../../../ui/layout/Row";
import { Notice } from "../../../../ui/Notice";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog";
import { showToast } from "../../../../ui/overlay/toast";
import { useStaffWaiting } from "../numbers/useStaffWaiting";
import { DropHeldEmailsDocument, ReleaseHeldEmailsDocument } from "./Mail.generated";

type Change = TypedDocumentNode<Record<string, unknown>, Record<string, never>>;

const CHANGES = {
  send: {
    mutation: ReleaseHeldEmailsDocument as Change,
    label: "Send them",
    busy: "Sending…",
    done: "The e-mails are on their way.",
    look: "main",
    meaning: "Those that were sent already arrive a second time.",
  },
  delete: {
    mutation: DropHeldEmailsDocument as Change,
    label: "Delete them",
    busy: "Deleting…",
    done: "The e-mails are deleted.",
    look: "danger",
    meaning: "Those that weren’t sent yet never arrive.",
  },
} as const;

/** After a restore: e-mails of the backup's time, which may have been sent since. */
export function HeldEmails() {
  const send = useSend();
  const held = useStaffWaiting()?.heldEmails ?? 0;
  const [asked, setAsked] = useState<keyof typeof CHANGES | null>(null);
  if (held === 0) return null;
  const emails = counted(held, "e-mail", "e-mails");
  const change = asked && CHANGES[asked];

  async function handleConfirm() {
    if (!change) return;
    const { error, refreshed } = await send(change.mutation, undefined);
    await refreshed;
    setAsked(null);
    if (error) return showToast("error", messageOf(error));
    showToast("success", change.done);
  }

  return (
    <Notice
      title={`${emails} held since a backup was restored`}
      tone="problem"
      action={
        <Row>
          <Button look="main" onClick={() => setAsked("send")}>
            {CHANGES.send.label}
          </Button>
          <Button onClick={() => setAsked("delete")}>{CHANGES.delete.label}</Button>
        </Row>
      }
    >
      <p>
        They were waiting when the backup was taken and may have been sent since. Nothing is sent until you
        decide.
      </p>
      {change && (
        <ConfirmDialog
          title={`${change.label.replace("them", emails)}?`}
          confirmLabel={change.label}
          busyLabel={change.busy}
          look={change.look}
          isOpen
          onClose={() => setAsked(null)}
          onConfirm={handleConfirm}
        >
          <p>{change.meaning}</p>
        </ConfirmDialog>
      )}
    </Notice>
  );
}
