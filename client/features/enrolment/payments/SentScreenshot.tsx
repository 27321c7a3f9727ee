import { useEffect, useState } from "react";
import { paths } from "../../../../shared/paths";
import { Dialog } from "../../../ui/overlay/Dialog";
import { usePreview } from "../../../ui/form/usePreview";
import styles from "./Payment.module.css";
import { secretHeaders } from "./useProof";

interface SentScreenshotProps {
  registrationId: string;
  secret: string | null;
  submittedAt: string;
}

/** Null until loaded, and if it fails. */
function useSentScreenshot({ registrationId, secret, submittedAt }: SentScreenshotProps): Blob | null {
  const [picture, setPicture] = useState<Blob | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    async function read() {
      const response = await fetch(paths.paymentProof(registrationId), {
        headers: secretHeaders(secret),
        signal: leaving.signal,
      });
      if (response.ok) setPicture(await response.blob());
    }
    // The page still says that the screenshot arrived.
    read().catch(() => {});
    return () => leaving.abort();
  }, [registrationId, secret, submittedAt]);
  return picture;
}

const TITLE = "Your screenshot";

export function SentScreenshot(props: SentScreenshotProps) {
  const address = usePreview(useSentScreenshot(props));
  const [isLarge, setIsLarge] = useState(false);
  if (!address) return <span className={styles.thumbnail}>We have it</span>;
  return (
    <>
      <button type="button" className={styles.thumbnail} onClick={() => setIsLarge(true)}>
        <img src={address} alt={TITLE} />
        <span className="visually-hidden"> (shows it large)</span>
      </button>
      <Dialog title={TITLE} isOpen={isLarge} onClose={() => setIsLarge(false)}>
        <img className={styles.enlarged} src={address} alt="The payment, as you sent it" />
      </Dialog>
    </>
  );
}
