import { Mail, MapPin, Phone, MessageCircle } from "lucide-react";
import { useSite } from "../../../apollo/useSite";
import { phoneLink } from "../../../format/phoneLink";
import { whatsAppLink } from "../../../format/whatsAppLink";
import { ButtonAnchor } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import styles from "./WaysToReach.module.css";

export function WaysToReach() {
  const { phones, emails, address } = useSite();
  return (
    <ul className={styles.cards}>
      {address && (
        <li>
          <MapPin className={styles.icon} size={28} aria-hidden />
          <h2>Location</h2>
          <p className={styles.lines}>{address}</p>
        </li>
      )}
      {phones.length > 0 && (
        <li>
          <Phone className={styles.icon} size={28} aria-hidden />
          <h2>Call Now</h2>
          {phones.map((phone) => (
            <a key={phone} href={phoneLink(phone)}>
              {phone}
            </a>
          ))}
        </li>
      )}
      {emails.length > 0 && (
        <li>
          <Mail className={styles.icon} size={28} aria-hidden />
          <h2>Email Now</h2>
          {emails.map((email) => (
            <a key={email} href={`mailto:${email}`}>
              {email}
            </a>
          ))}
        </li>
      )}
    </ul>
  );
}

interface WriteToUsProps {
  subject: string;
  message: string;
}

function mailLink(email: string, subject: string, body: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

export function WriteToUs({ subject, message }: WriteToUsProps) {
  const { emails, whatsAppNumber } = useSite();
  const [email] = emails;
  return (
    <Row gap="2">
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
          Send an e-mail
        </ButtonAnchor>
      )}
    </Row>
  );
}
