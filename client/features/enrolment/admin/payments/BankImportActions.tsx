import { useApolloClient } from "@apollo/client/react";
import { CheckCheck, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { refreshAfterConflict } from "../../../../apollo/refreshAfterConflict";
import { useSend } from "../../../../cms/records/useSend";
import { cmsPaths } from "../../../../cmsPaths";
import { counted } from "../../../../format/counted";
import { Button } from "../../../../ui/Button";
import { Row } from "../../../../ui/layout/Row";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog";
import { showToast } from "../../../../ui/overlay/toast";
import {
  ApplyBankImportDocument,
  DeleteBankImportDocument,
  RematchBankImportDocument,
} from "./BankImport.generated";

interface BankImportActionsProps {
  id: string;
  version: number;
  state: string;
  /** Registrations that Apply approves. */
  exact: number;
  /** Confirmed registrations without a UTR that get one. */
  utrsToKeep: number;
  /** Whether any payment was applied or settled, which forbids deletion. */
  isKept: boolean;
}

export function BankImportActions(props: BankImportActionsProps) {
  const { id, version, state, exact, utrsToKeep, isKept } = props;
  const client = useApolloClient();
  const navigate = useNavigate();
  const send = useSend();
  const [asking, setAsking] = useState<"apply" | "delete" | null>(null);
  const input = { id, expectedVersion: version };
  const question =
    exact > 0 ? `Approve ${counted(exact, "registration")}?` : `Add ${counted(utrsToKeep, "UTR")}?`;
  const isDone = state === "READY" || state === "APPLIED";

  async function handleApply() {
    const { error } = await send(ApplyBankImportDocument, input);
    if (error) return refreshAfterConflict(client, error);
    setAsking(null);
  }

  async function handleRematch() {
    const { error, refreshed } = await send(RematchBankImportDocument, input);
    const problems = error ? await refreshAfterConflict(client, error) : null;
    if (problems?.general) showToast("error", problems.general);
    if (error) return;
    await refreshed;
    showToast("success", "Rows checked again.");
  }

  async function handleDelete() {
    const { error } = await send(DeleteBankImportDocument, input, { isLeaving: true });
    if (error) return refreshAfterConflict(client, error);
    showToast("success", "Statement deleted.");
    await navigate(cmsPaths.payments);
  }

  return (
    <Row>
      {state === "READY" && exact + utrsToKeep > 0 && (
        <Button look="main" icon={<CheckCheck size={18} aria-hidden />} onClick={() => setAsking("apply")}>
          {exact > 0 ? `Approve ${exact}` : `Add ${counted(utrsToKeep, "UTR")}`}
        </Button>
      )}
      {isDone && (
        <Button icon={<RefreshCw size={18} aria-hidden />} onClick={() => void handleRematch()}>
          Check again
        </Button>
      )}
      {!isKept && state !== "APPLIED" && (
        <Button look="quiet" icon={<Trash2 size={18} aria-hidden />} onClick={() => setAsking("delete")}>
          Delete
        </Button>
      )}
      <ConfirmDialog
        title={question}
        confirmLabel={exact > 0 ? "Approve" : "Add"}
        look="main"
        busyLabel="Starting…"
        isOpen={asking === "apply"}
        onClose={() => setAsking(null)}
        onConfirm={handleApply}
      >
        <p>
          {exact > 0 && "Each learner gets a confirmation e-mail. "}
          {utrsToKeep > 0 &&
            "Registrations confirmed without a UTR get the UTR of their payment, and no e-mail. "}
          Rows under “Check these” do not change.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        title="Delete this statement?"
        confirmLabel="Delete"
        busyLabel="Deleting…"
        isOpen={asking === "delete"}
        onClose={() => setAsking(null)}
        onConfirm={handleDelete}
      >
        <p>Nothing was approved. You can import it again.</p>
      </ConfirmDialog>
    </Row>
  );
}
