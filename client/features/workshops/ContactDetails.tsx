import { Mail, MapPin, Phone } from "lucide-react";
import { phoneLink } from "../../format/phoneLink";
import type { Academy } from "./Academy";
import styles from "./ContactDetails.module.css";

interface ContactDetailsProps {
  academy: Academy;
}

/** Whom to ask: telephone, mail and the street address. */
export function ContactDetails({ academy: { phones, emails, address } }: ContactDetailsProps) {
  return (
    <ul className={styles.list} aria-label="Contact details">
      {phones.map((phone) => (
        <li key={phone}>
          <Phone size={20} aria-hidden /> <a href={phoneLink(phone)}>{phone}</a>
        </li>
      ))}
      {emails.map((email) => (
        <li key={email}>
          <Mail size={20} aria-hidden /> <a href={`mailto:${email}`}>{email}</a>
        </li>
      ))}
      {address && (
        <li className={styles.address}>
          <MapPin size={20} aria-hidden /> <address>{address}</address>
        </li>
      )}
    </ul>
  );
}
