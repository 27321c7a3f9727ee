import { counted } from "../../../../format/counted";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog";
import type { Decide, Decided } from "./useDecide";

interface ApproveDialogProps {
  /** Empty: closed. */
  chosen: Decided[];
  decide: Decide;
  onDecided: () => void;
  onClose: () => void;
}

/** What speaks against approving one that does not wait for it. */
function doubtOf({ state }: Decided): string {
  return state === "REJECTED" ? "The payment was rejected earlier." : "No proof of payment yet.";
}

function whatToKnow(chosen: Decided[]): string {
  const doubtful = chosen.filter(({ state }) => state !== "SUBMITTED");
  const [first] = doubtful;
  if (!first) return "Each learner gets a confirmation e-mail.";
  if (chosen.length === 1) return `${doubtOf(first)} Confirm anyway?`;
  return `${doubtful.length} of them have no proof of payment, or were rejected earlier. Each learner gets a confirmation e-mail.`;
}

/** Asks before many are approved, or one whose payment has not been shown. */
export function ApproveDialog({ chosen, decide, onDecided, onClose }: ApproveDialogProps) {
  const who = chosen.length === 1 ? (chosen[0]?.name ?? "") : counted(chosen.length, "registration");

  async function handleConfirm() {
    const problems = await decide(chosen, { decision: "APPROVE" });
    if (problems) return problems;
    onDecided();
  }

  return (
    <ConfirmDialog
      title={`Approve ${who}?`}
      confirmLabel="Approve"
      look="main"
      busyLabel="Approving…"
      isOpen={chosen.length > 0}
      onClose={onClose}
      onConfirm={handleConfirm}
    >
      <p>{whatToKnow(chosen)}</p>
    </ConfirmDialog>
  );
}
