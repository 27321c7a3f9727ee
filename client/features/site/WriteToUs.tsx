import { Mail, MessageCircle } from "lucide-react";
import { whatsAppLink } from "../../format/whatsAppLink";
import { ButtonAnchor } from "../../ui/Button";
import styles from "./WriteToUs.module.css";

interface WriteToUsProps {
  site: { emails: string[]; whatsAppNumber: string | null };
  subject: string;
  message: string;
}

function mailLink(email: string, subject: string, body: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The ways to write, each with the first words filled in. */
export function WriteToUs({ site: { emails, whatsAppNumber }, subject, message }: WriteToUsProps) {
  const [email] = emails;
  return (
    <div className={styles.actions}>
      {whatsAppNumber && (
        <ButtonAnchor
          href={whatsAppLink(message, whatsAppNumber)}
          icon={<MessageCircle size={20} aria-hidden />}
        >
          Write on WhatsApp
        </ButtonAnchor>
      )}
      {email && (
        <ButtonAnchor
          target="_self"
          href={mailLink(email, subject, message)}
          icon={<Mail size={20} aria-hidden />}
        >
          Write a mail
        </ButtonAnchor>
      )}
    </div>
  );
}
