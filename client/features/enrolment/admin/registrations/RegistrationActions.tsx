import { Check, X } from "lucide-react";
import { Button } from "../../../../ui/Button";
import styles from "./RegistrationActions.module.css";

interface RegistrationActionsProps {
  /** How many are picked, of how many that are shown. */
  picked: number;
  shown: number;
  isBusy: boolean;
  onPickAll: (isPicked: boolean) => void;
  onApprove: () => void;
  onReject: () => void;
}

/** Picks all that is shown, and decides what is picked. */
export function RegistrationActions(props: RegistrationActionsProps) {
  const { picked, shown, isBusy, onPickAll, onApprove, onReject } = props;
  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={shown > 0 && picked === shown}
          onChange={(event) => onPickAll(event.currentTarget.checked)}
        />
        All {shown} shown
      </label>
      <Button
        size="small"
        icon={<Check size={18} aria-hidden />}
        isBusy={isBusy}
        disabled={picked === 0}
        onClick={onApprove}
      >
        Approve{picked > 0 && ` (${picked})`}
      </Button>
      <Button
        size="small"
        icon={<X size={18} aria-hidden />}
        isBusy={isBusy}
        disabled={picked === 0}
        onClick={onReject}
      >
        Reject{picked > 0 && ` (${picked})`}
      </Button>
    </div>
  );
}
