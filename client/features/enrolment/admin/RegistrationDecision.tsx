import { Check, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/Button";
import { CancelRegistrationDialog } from "./CancelRegistrationDialog";
import styles from "./RegistrationDecision.module.css";
import { RejectDialog } from "./RejectDialog";
import { ShortcutHelp } from "./ShortcutHelp";
import { UndecidedNotice } from "./UndecidedNotice";
import type { Decided } from "./useDecide";
import { useDecide } from "./useDecide";
import { useShortcuts } from "./useShortcuts";

interface RegistrationDecisionProps {
  registration: Decided & { canApprove: boolean; canReject: boolean; canCancelByStaff: boolean };
}

const KEYS: [string, string][] = [
  ["A", "approve"],
  ["R", "reject, with a reason"],
];

/** Approve, reject or cancel; the first two by one key as well. */
export function RegistrationDecision({ registration }: RegistrationDecisionProps) {
  const { canApprove, canReject, canCancelByStaff } = registration;
  const { decide, isBusy, undecided } = useDecide();
  const [asking, setAsking] = useState<"reject" | "cancel" | null>(null);
  const [hasKeys, setHasKeys] = useState(true);
  const handleApprove = () => void (!isBusy && decide([registration], { decision: "APPROVE" }));
  useShortcuts(
    {
      ...(canApprove && { a: handleApprove }),
      ...(canReject && { r: () => setAsking("reject") }),
    },
    hasKeys,
  );

  return (
    <>
      <UndecidedNotice undecided={undecided} />
      <div className={styles.buttons}>
        {canApprove && (
          <Button look="main" icon={<Check size={18} aria-hidden />} isBusy={isBusy} onClick={handleApprove}>
            Approve {hasKeys && <kbd aria-hidden>A</kbd>}
          </Button>
        )}
        {canReject && (
          <Button icon={<X size={18} aria-hidden />} onClick={() => setAsking("reject")}>
            Reject {hasKeys && <kbd aria-hidden>R</kbd>}
          </Button>
        )}
        {canCancelByStaff && (
          <Button look="quiet" onClick={() => setAsking("cancel")}>
            Cancel registration
          </Button>
        )}
        {(canApprove || canReject) && <ShortcutHelp keys={KEYS} isOn={hasKeys} onSwitch={setHasKeys} />}
      </div>
      <RejectDialog
        chosen={asking === "reject" ? [registration] : []}
        onClose={() => setAsking(null)}
        onReject={async (reason, isFinal) => {
          await decide([registration], { decision: "REJECT", reason, isFinal });
          setAsking(null);
        }}
      />
      <CancelRegistrationDialog
        registration={registration}
        isOpen={asking === "cancel"}
        onClose={() => setAsking(null)}
      />
    </>
  );
}
