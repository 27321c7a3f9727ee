import { Button } from "../../../ui/Button";
import { useClosedNotice } from "../../../hooks/useClosedNotice";
import { AskForVerification } from "../mailed/AskForVerification";
import { useViewer } from "../useViewer";
import { CONFIRM_TITLE, ConfirmText } from "./ConfirmToSeeClasses";
import styles from "./account.module.css";

interface ConfirmEmailHintProps {
  /** Moves the focus, because the button has left the page. */
  onClosed: () => void;
}

export function ConfirmEmailHint({ onClosed }: ConfirmEmailHintProps) {
  const viewer = useViewer();
  const { isClosed, close } = useClosedNotice(`confirm-email-${viewer?.id}`);
  if (!viewer || viewer.emailVerifiedAt || isClosed) return null;

  function handleClose() {
    close();
    onClosed();
  }

  return (
    <section className={styles.hint}>
      <h2>{CONFIRM_TITLE}</h2>
      <ConfirmText email={viewer.email} />
      <div className={styles.hintActions}>
        <AskForVerification />
        <Button look="quiet" onClick={handleClose}>
          Not now
        </Button>
      </div>
    </section>
  );
}
