import { useApolloClient } from "@apollo/client/react";
import { CalendarX, RotateCcw } from "lucide-react";
import { useState } from "react";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import type { ClassState } from "../../../apollo/schema.generated";
import { capitalized } from "../../../cms/records/record";
import { useSend } from "../../../cms/records/useSend";
import { counted } from "../../../format/counted";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog";
import { showToast } from "../../../ui/overlay/toast";
import { SetClassCancelledDocument } from "./class.record.generated";

interface CancelClassProps {
  id: string;
  version: number;
  state: ClassState;
  mailedCount: number;
}

export function whoIsMailed(count: number): string {
  if (count === 0) return "nobody gets an e-mail";
  return `${counted(count, "person gets", "people get")} an e-mail five minutes later, unless you change it back before`;
}

export function CancelClass({ id, version: expectedVersion, state, mailedCount }: CancelClassProps) {
  const client = useApolloClient();
  const send = useSend();
  const [isAsking, setIsAsking] = useState(false);
  const isCancelled = state === "CANCELLED";
  if (state === "OVER") return null;

  async function handleConfirm() {
    const input = { id, expectedVersion, isCancelled: !isCancelled };
    const { error, refreshed } = await send(SetClassCancelledDocument, input);
    if (error) return refreshAfterConflict(client, error);
    await refreshed;
    setIsAsking(false);
    showToast("success", isCancelled ? "The class is back on." : "The class is cancelled.");
  }

  return (
    <>
      <Button
        size="small"
        icon={isCancelled ? <RotateCcw size={18} aria-hidden /> : <CalendarX size={18} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        {isCancelled ? "Restore class" : "Cancel class"}
      </Button>
      <ConfirmDialog
        title={isCancelled ? "Restore this class?" : "Cancel this class?"}
        confirmLabel={isCancelled ? "Restore class" : "Cancel class"}
        busyLabel="Saving…"
        look="main"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={handleConfirm}
      >
        <p>{capitalized(whoIsMailed(mailedCount))}.</p>
      </ConfirmDialog>
    </>
  );
}
