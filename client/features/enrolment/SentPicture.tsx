import { useState } from "react";
import { Dialog } from "../../ui/Dialog";
import { usePreview } from "../../ui/form/usePreview";
import styles from "./SentPicture.module.css";
import type { OrderKey } from "./useOrder";
import { useSentPicture } from "./useSentPicture";

interface SentPictureProps {
  registrationId: string;
  orderKey: OrderKey;
  submittedAt: string;
}

const TITLE = "Your screenshot";

/** The screenshot that a person sent of their payment, small; a press shows it large. */
export function SentPicture({ registrationId, orderKey, submittedAt }: SentPictureProps) {
  const picture = useSentPicture({ ...orderKey, id: registrationId, submittedAt });
  const address = usePreview(picture);
  const [isLarge, setIsLarge] = useState(false);
  if (!address) return <span className={styles.small}>We have it</span>;
  return (
    <>
      <button type="button" className={styles.small} onClick={() => setIsLarge(true)}>
        <img src={address} alt={TITLE} />
        <span className="visually-hidden"> (shows it large)</span>
      </button>
      <Dialog title={TITLE} isOpen={isLarge} onClose={() => setIsLarge(false)}>
        <img className={styles.large} src={address} alt="The payment, as you sent it" />
      </Dialog>
    </>
  );
}
