import { Button } from "../../../ui/Button";
import { useClosedNotice } from "../../../ui/useClosedNotice";
import { AskForVerification } from "../mailed/AskForVerification";
import { useViewer } from "../useViewer";
import styles from "./account.module.css";

interface ConfirmEmailHintProps {
  /** Puts the focus elsewhere: its button has left the page. */
  onClosed: () => void;
}

/** Asks a new learner to confirm the e-mail address, until it is confirmed or the hint is closed. */
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
      <h2>Confirm your e-mail address</h2>
      <p className={styles.words}>
        We sent a link to <strong>{viewer.email}</strong>. Open it, so that we can reach you about your
        batches and orders.
      </p>
      <div className={styles.hintActions}>
        <AskForVerification />
        <Button look="quiet" onClick={handleClose}>
          Not now
        </Button>
      </div>
    </section>
  );
}
