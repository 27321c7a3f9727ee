import type { ReactNode } from "react";
import { prepareToasts } from "../../ui/overlay/toast";
import styles from "./FormFrame.module.css";

interface FormFrameProps {
  children: ReactNode;
}

/** A framed form; without JavaScript, other ways to write. */
export function FormFrame({ children }: FormFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.form} onFocus={prepareToasts}>
        {children}
      </div>
      <noscript>
        <p>
          This form needs JavaScript, which is off in your browser. Please call us, write a mail or use
          WhatsApp: all three stand on this page.
        </p>
      </noscript>
    </div>
  );
}

/** A field hidden from people: only programs fill it in. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden>
      <label>
        Leave this empty
        <input type="text" name="website" data-private tabIndex={-1} autoComplete="off" maxLength={300} />
      </label>
    </div>
  );
}
