import { Check, RotateCcw, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/Button";
import { ApproveDialog } from "./ApproveDialog";
import { CancelRegistrationDialog } from "./CancelRegistrationDialog";
import styles from "./RegistrationDecision.module.css";
import { ReinstateDialog } from "./ReinstateDialog";
import { RejectDialog } from "./RejectDialog";
import { ShortcutHelp } from "./ShortcutHelp";
import { UndecidedNotice } from "./UndecidedNotice";
import type { Decided } from "./useDecide";
import { useDecide } from "./useDecide";
import { useShortcuts } from "./useShortcuts";
import type { Steps } from "./useWalk";

interface RegistrationDecisionProps {
  registration: Decided & {
    canApprove: boolean;
    canReject: boolean;
    canReinstate: boolean;
    canCancelByStaff: boolean;
  };
  /** The way to the others of the list, if it was opened from one. */
  steps: Steps | null;
  hasKeys: boolean;
  onSwitchKeys: (isOn: boolean) => void;
}

const KEYS: [string, string][] = [
  ["A", "approve"],
  ["R", "reject, with a reason"],
];

const STEP_KEYS: [string, string][] = [
  ["J", "next in the list"],
  ["K", "previous"],
  ["U", "back to the list"],
];

/**
 * Approve, reject, reopen and confirm, or cancel; the first two by one key as well. A payment that was shown is
 * approved at once. What is decided makes room for the next that waits.
 */
export function RegistrationDecision(props: RegistrationDecisionProps) {
  const { registration, steps, hasKeys, onSwitchKeys } = props;
  const { canApprove, canReject, canReinstate, canCancelByStaff } = registration;
  const { decide, approveAtOnce, isBusy, undecided } = useDecide();
  const keys = [...(canApprove || canReject ? KEYS : []), ...(steps ? STEP_KEYS : [])];
  const [asking, setAsking] = useState<"approve" | "reject" | "reinstate" | "cancel" | null>(null);

  function handleDecided() {
    setAsking(null);
    void steps?.openNextWaiting();
  }

  async function handleApprove() {
    if (isBusy) return;
    if (registration.state !== "SUBMITTED") setAsking("approve");
    else if (await approveAtOnce(registration)) handleDecided();
  }

  async function handleReinstate() {
    const problems = await decide([registration], { decision: "REINSTATE" });
    if (problems) return problems;
    setAsking(null);
  }

  useShortcuts(
    {
      ...(canApprove && { a: () => void handleApprove() }),
      ...(canReject && { r: () => setAsking("reject") }),
      ...(steps && { j: () => steps.open(steps.next), k: () => steps.open(steps.before), u: steps.openList }),
    },
    hasKeys,
  );

  return (
    <>
      <UndecidedNotice undecided={undecided} />
      <div className={styles.buttons}>
        {canApprove && (
          <Button
            look="main"
            icon={<Check size={18} aria-hidden />}
            isBusy={isBusy}
            onClick={() => void handleApprove()}
          >
            Approve {hasKeys && <kbd aria-hidden>A</kbd>}
          </Button>
        )}
        {canReject && (
          <Button icon={<X size={18} aria-hidden />} onClick={() => setAsking("reject")}>
            Reject {hasKeys && <kbd aria-hidden>R</kbd>}
          </Button>
        )}
        {canReinstate && (
          <Button icon={<RotateCcw size={18} aria-hidden />} onClick={() => setAsking("reinstate")}>
            Reopen and confirm…
          </Button>
        )}
        {canCancelByStaff && (
          <Button look="quiet" onClick={() => setAsking("cancel")}>
            Cancel registration
          </Button>
        )}
        {keys.length > 0 && <ShortcutHelp keys={keys} isOn={hasKeys} onSwitch={onSwitchKeys} />}
      </div>
      <ApproveDialog
        chosen={asking === "approve" ? [registration] : []}
        decide={decide}
        onDecided={handleDecided}
        onClose={() => setAsking(null)}
      />
      <RejectDialog
        chosen={asking === "reject" ? [registration] : []}
        decide={decide}
        onDecided={handleDecided}
        onClose={() => setAsking(null)}
      />
      <ReinstateDialog
        name={registration.name}
        isOpen={asking === "reinstate"}
        onClose={() => setAsking(null)}
        onConfirm={handleReinstate}
      />
      <CancelRegistrationDialog
        registration={registration}
        isOpen={asking === "cancel"}
        onClose={() => setAsking(null)}
      />
    </>
  );
}
