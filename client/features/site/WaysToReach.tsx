import { Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import { chatLink } from "./chatLink";
import { phoneLink } from "./phoneLink";
import styles from "./WaysToReach.module.css";

interface WaysToReachProps {
  site: { phones: string[]; emails: string[]; address: string | null; whatsAppNumber: string | null };
  /** What stands in the message already. */
  message: string;
}

/** The academy's contacts as cards: where it is, whom to call, where to write. */
export function WaysToReach({ site, message }: WaysToReachProps) {
  const { phones, emails, address, whatsAppNumber } = site;
  return (
    <ul className={styles.cards}>
      {address && (
        <li>
          <MapPin className={styles.icon} size={28} aria-hidden />
          <h2>Location</h2>
          <p className={styles.lines}>{address}</p>
        </li>
      )}
      {(phones.length > 0 || whatsAppNumber) && (
        <li>
          <Phone className={styles.icon} size={28} aria-hidden />
          <h2>Call Now</h2>
          {phones.map((phone) => (
            <a key={phone} href={phoneLink(phone)}>
              {phone}
            </a>
          ))}
          {whatsAppNumber && (
            <a href={chatLink(whatsAppNumber, message)} target="_blank" rel="noopener noreferrer">
              <MessageCircle size={18} aria-hidden /> Write on WhatsApp
            </a>
          )}
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
