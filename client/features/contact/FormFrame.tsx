import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { SendContactMessageInput as limits } from "../../apollo/limits.generated.json";
import { usePolicyKinds } from "../../apollo/useSite";
import { paths } from "../../../shared/paths";
import { EmailField } from "../../ui/form/EmailField";
import { FieldGrid } from "../../ui/form/FieldGrid";
import { TextField } from "../../ui/form/fields";
import { Text } from "../../ui/layout/Text";
import { prepareToasts } from "../../ui/overlay/toast";
import styles from "./FormFrame.module.css";

interface FormFrameProps {
  children: ReactNode;
}

export function FormFrame({ children }: FormFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.form} onFocus={prepareToasts}>
        {children}
      </div>
      <noscript>
        <p>
          This form needs JavaScript, which is off in your browser. Please call, e-mail or WhatsApp us: you
          find all three on this page.
        </p>
      </noscript>
    </div>
  );
}

export function PrivacyNote() {
  if (!usePolicyKinds().includes("PRIVACY")) return null;
  return (
    <Text tone="muted" size="small">
      We use your details only to answer you: see our{" "}
      <Link to={paths.privacy} target="_blank">
        privacy policy
      </Link>
      .
    </Text>
  );
}

/** A hidden field that only bots fill in. */
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

export const REQUIRED = limits.firstName.missing;

interface PersonFieldsProps {
  isPhoneRequired: boolean;
}

export function PersonFields({ isPhoneRequired }: PersonFieldsProps) {
  return (
    <>
      <FieldGrid>
        <TextField
          name="firstName"
          label="First name"
          autoComplete="given-name"
          limits={limits.firstName}
          required
        />
        <TextField
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          limits={limits.lastName}
          required
        />
      </FieldGrid>
      <FieldGrid>
        <EmailField asksBack limits={limits.email} missing={REQUIRED} />
        <TextField
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          limits={limits.phone}
          required={isPhoneRequired}
          missing={REQUIRED}
        />
      </FieldGrid>
    </>
  );
}
