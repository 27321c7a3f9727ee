import { useApolloClient } from "@apollo/client/react";
import { CheckCheck, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import { rereadShown } from "../../../apollo/rereadShown";
import { useSend } from "../../../cms/useSend";
import { counted } from "../../../format/counted";
import { cmsPaths } from "../../../cmsPaths";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { showToast } from "../../../ui/toast";
import {
  ApplyBankImportDocument,
  DeleteBankImportDocument,
  RematchBankImportDocument,
} from "./BankImport.generated";
import styles from "./RegistrationDecision.module.css";

interface BankImportActionsProps {
  id: string;
  version: number;
  state: string;
  /** How many registrations Apply would approve. */
  exact: number;
  /** How many registrations that were confirmed without a UTR it would give theirs. */
  utrsToKeep: number;
  /** Payments of it that have counted: such a statement is kept. */
  applied: number;
}

/** Applies a statement, compares it again, or throws it away. */
export function BankImportActions(props: BankImportActionsProps) {
  const { id, version, state, exact, utrsToKeep, applied } = props;
  const client = useApolloClient();
  const navigate = useNavigate();
  const send = useSend({});
  const [asking, setAsking] = useState<"apply" | "delete" | null>(null);
  const input = { id, expectedVersion: version };
  const question =
    exact > 0 ? `Approve ${counted(exact, "registration")}?` : `Keep ${counted(utrsToKeep, "UTR")}?`;
  const isDone = state === "READY" || state === "APPLIED";

  async function handleApply() {
    const { error } = await send(ApplyBankImportDocument, input);
    if (error) return refreshAfterConflict(client, error);
    setAsking(null);
  }

  async function handleRematch() {
    const { error } = await send(RematchBankImportDocument, input);
    const problems = error ? await refreshAfterConflict(client, error) : null;
    if (problems?.general) showToast("error", problems.general);
    if (error) return;
    await rereadShown(client);
    showToast("success", "The rows were compared again.");
  }

  async function handleDelete() {
    const { error } = await send(DeleteBankImportDocument, input);
    if (error) return refreshAfterConflict(client, error);
    showToast("success", "The statement was thrown away.");
    await navigate(cmsPaths.payments);
  }

  return (
    <div className={styles.buttons}>
      {state === "READY" && exact + utrsToKeep > 0 && (
        <Button look="main" icon={<CheckCheck size={18} aria-hidden />} onClick={() => setAsking("apply")}>
          Apply: {exact > 0 ? `approve ${exact}` : `keep ${counted(utrsToKeep, "UTR")}`}
        </Button>
      )}
      {isDone && (
        <Button icon={<RefreshCw size={18} aria-hidden />} onClick={() => void handleRematch()}>
          Compare again
        </Button>
      )}
      {applied === 0 && state !== "APPLIED" && (
        <Button look="quiet" icon={<Trash2 size={18} aria-hidden />} onClick={() => setAsking("delete")}>
          Throw away
        </Button>
      )}
      <ConfirmDialog
        title={question}
        confirmLabel={exact > 0 ? "Approve" : "Keep"}
        look="main"
        busyLabel="Starting…"
        isOpen={asking === "apply"}
        onClose={() => setAsking(null)}
        onConfirm={handleApply}
      >
        <p>
          {exact > 0 && "Each person gets their confirmation by mail. "}
          {utrsToKeep > 0 &&
            "Registrations that were confirmed without a UTR get the one of their payment, and no letter. "}
          Doubtful rows are left as they are.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        title="Throw this statement away?"
        confirmLabel="Throw away"
        busyLabel="Throwing away…"
        isOpen={asking === "delete"}
        onClose={() => setAsking(null)}
        onConfirm={handleDelete}
      >
        <p>Nothing of it was applied. You can bring the file again.</p>
      </ConfirmDialog>
    </div>
  );
}
