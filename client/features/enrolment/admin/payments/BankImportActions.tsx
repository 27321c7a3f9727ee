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
import { countToApply } from "./bankLabels";
import { Progress } from "./Progress";

interface BankImportActionsProps {
  id: string;
  version: number;
  needsColumns: boolean;
  /** Registrations that Apply approves. */
  exact: number;
  /** Confirmed registrations without a UTR that get one. */
  utrsToKeep: number;
  /** Whether any payment was applied or settled, which forbids deletion. */
  isKept: boolean;
}

interface ToApply {
  exact: number;
  utrsToKeep: number;
}

function applyLabel({ exact, utrsToKeep }: ToApply): string {
  return exact > 0 ? `Approve ${counted(exact, "registration")}` : `Add ${counted(utrsToKeep, "UTR")}`;
}

interface ApplyDialogProps extends ToApply {
  id: string;
  version: number;
  /** What staff were asked about; null while the dialog is closed. */
  asked: ToApply | null;
  onClose: () => void;
}

/** The server approves some rows for each request, so that none takes long. */
function ApplyDialog({ id, version, exact, utrsToKeep, asked, onClose }: ApplyDialogProps) {
  const client = useApolloClient();
  const send = useSend();
  const { exact: askedExact, utrsToKeep: askedUtrs } = asked ?? { exact, utrsToKeep };
  const total = askedExact + askedUtrs;
  const done = total - exact - utrsToKeep;

  async function handleApply() {
    for (let expectedVersion = version; ;) {
      const { data, error } = await send(ApplyBankImportDocument, { id, expectedVersion });
      if (!data) return refreshAfterConflict(client, error);
      const after = data.applyBankImport;
      if (countToApply(after) === 0) break;
      expectedVersion = after.version;
    }
    onClose();
  }

  return (
    <ConfirmDialog
      title={`${applyLabel({ exact: askedExact, utrsToKeep: askedUtrs })}?`}
      confirmLabel={askedExact > 0 ? "Approve" : "Add"}
      look="main"
      busyLabel="Approving…"
      isOpen={asked !== null}
      onClose={onClose}
      onConfirm={handleApply}
    >
      <p>
        {askedExact > 0 && "Each learner gets a confirmation e-mail. "}
        {askedUtrs > 0 &&
          "Registrations confirmed without a UTR get the UTR of their payment, and no e-mail. "}
        Rows under “Check these” don’t change.
      </p>
      {done > 0 && <Progress label="Approving payments" percent={Math.floor((done * 100) / total)} />}
    </ConfirmDialog>
  );
}

export function BankImportActions(props: BankImportActionsProps) {
  const { id, version, needsColumns, exact, utrsToKeep, isKept } = props;
  const client = useApolloClient();
  const navigate = useNavigate();
  const send = useSend();
  const [asked, setAsked] = useState<ToApply | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const input = { id, expectedVersion: version };

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
      {exact + utrsToKeep > 0 && (
        <Button
          look="main"
          icon={<CheckCheck size={18} aria-hidden />}
          onClick={() => setAsked({ exact, utrsToKeep })}
        >
          {exact > 0 ? `Approve ${exact}` : applyLabel({ exact, utrsToKeep })}
        </Button>
      )}
      {!needsColumns && (
        <Button icon={<RefreshCw size={18} aria-hidden />} onClick={() => void handleRematch()}>
          Check again
        </Button>
      )}
      {!isKept && (
        <Button look="quiet" icon={<Trash2 size={18} aria-hidden />} onClick={() => setIsDeleting(true)}>
          Delete
        </Button>
      )}
      <ApplyDialog {...{ id, version, exact, utrsToKeep, asked }} onClose={() => setAsked(null)} />
      <ConfirmDialog
        title="Delete this statement?"
        confirmLabel="Delete"
        busyLabel="Deleting…"
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        onConfirm={handleDelete}
      >
        <p>Nothing was approved. You can import it again.</p>
      </ConfirmDialog>
    </Row>
  );
}
