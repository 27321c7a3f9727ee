import { Button } from "../../../ui/Button";
import { Text } from "../../../ui/layout/Text";
import { useClosedNotice } from "../../../hooks/useClosedNotice";
import { AskForVerification } from "../mailed/AskForVerification";
import { useViewer } from "../useViewer";
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
      <h2>Confirm your e-mail address</h2>
      <Text isBreakable>
        We sent a link to <strong>{viewer.email}</strong>. Open it so we can write to you about your batches
        and orders.
      </Text>
      <div className={styles.hintActions}>
        <AskForVerification />
        <Button look="quiet" onClick={handleClose}>
          Not now
        </Button>
      </div>
    </section>
  );
}
