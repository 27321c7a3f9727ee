import { Check, RotateCcw, X } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "../../../../ui/Button";
import {
  ApproveDialog,
  CancelRegistrationDialog,
  ReinstateDialog,
  RejectDialog,
  UndecidedNotice,
} from "./DecisionDialogs";
import styles from "./decisions.module.css";
import { ShortcutHelp, useShortcuts } from "./shortcuts";
import type { Decided } from "./useDecide";
import { useDecide } from "./useDecide";
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

interface DecisionButtonsProps extends Pick<RegistrationDecisionProps, "registration" | "hasKeys"> {
  isBusy: boolean;
  onApprove: () => void;
  onAsk: (what: "reject" | "reinstate" | "cancel") => void;
  children: ReactNode;
}

function DecisionButtons(props: DecisionButtonsProps) {
  const { registration, hasKeys, isBusy, onApprove, onAsk, children } = props;
  return (
    <div className={styles.buttons}>
      {registration.canApprove && (
        <Button look="main" icon={<Check size={18} aria-hidden />} isBusy={isBusy} onClick={onApprove}>
          Approve {hasKeys && <kbd aria-hidden>A</kbd>}
        </Button>
      )}
      {registration.canReject && (
        <Button icon={<X size={18} aria-hidden />} onClick={() => onAsk("reject")}>
          Reject {hasKeys && <kbd aria-hidden>R</kbd>}
        </Button>
      )}
      {registration.canReinstate && (
        <Button icon={<RotateCcw size={18} aria-hidden />} onClick={() => onAsk("reinstate")}>
          Reopen and confirm…
        </Button>
      )}
      {registration.canCancelByStaff && (
        <Button look="quiet" onClick={() => onAsk("cancel")}>
          Cancel registration
        </Button>
      )}
      {children}
    </div>
  );
}

/**
 * Approve, reject, reopen and confirm, or cancel; the first two by one key as well. A payment that was shown is
 * approved at once. What is decided makes room for the next that waits.
 */
export function RegistrationDecision(props: RegistrationDecisionProps) {
  const { registration, steps, hasKeys, onSwitchKeys } = props;
  const { canApprove, canReject } = registration;
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
      <DecisionButtons
        registration={registration}
        hasKeys={hasKeys}
        isBusy={isBusy}
        onApprove={() => void handleApprove()}
        onAsk={setAsking}
      >
        {keys.length > 0 && <ShortcutHelp keys={keys} isOn={hasKeys} onSwitch={onSwitchKeys} />}
      </DecisionButtons>
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
