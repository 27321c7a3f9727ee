import { Check, RotateCcw, X } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "../../../../ui/Button";
import { Row } from "../../../../ui/layout/Row";
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

function Key({ name }: { name: string }) {
  return (
    <kbd aria-hidden className={styles.key}>
      {name}
    </kbd>
  );
}

function DecisionButtons(props: DecisionButtonsProps) {
  const { registration, hasKeys, isBusy, onApprove, onAsk, children } = props;
  return (
    <Row>
      {registration.canApprove && (
        <Button look="main" icon={<Check size={18} aria-hidden />} isBusy={isBusy} onClick={onApprove}>
          Approve {hasKeys && <Key name="A" />}
        </Button>
      )}
      {registration.canReject && (
        <Button icon={<X size={18} aria-hidden />} onClick={() => onAsk("reject")}>
          Reject {hasKeys && <Key name="R" />}
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
    </Row>
  );
}

/** Approves a payment with a proof at once, then opens the next pending registration; other decisions need a confirmation. */
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
