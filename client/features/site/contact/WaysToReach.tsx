import { Mail, MapPin, Phone } from "lucide-react";
import { useSite } from "../../../apollo/useSite";
import { phoneLink } from "../../../format/phoneLink";
import styles from "./WaysToReach.module.css";

/** The academy's contacts as cards: where it is, whom to call, where to write. */
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
