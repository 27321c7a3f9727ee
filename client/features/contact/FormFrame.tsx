import type { ReactNode } from "react";
import { prepareToasts } from "../../ui/toast";
import styles from "./FormFrame.module.css";

interface FormFrameProps {
  children: ReactNode;
}

/** A form's sheet of paper; without JavaScript it says where to write instead. */
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
