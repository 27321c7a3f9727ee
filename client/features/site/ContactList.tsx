import styles from "./ContactList.module.css";
import { phoneLink } from "../../format/phoneLink";

interface ContactListProps {
  site: { phones: string[]; emails: string[]; address: string | null };
}

/** Phones, mail and street address in a few lines. */
export function ContactList({ site: { phones, emails, address } }: ContactListProps) {
  return (
    <address className={styles.contacts}>
      {phones.map((phone) => (
        <a key={phone} href={phoneLink(phone)}>
          {phone}
        </a>
      ))}
      {emails.map((email) => (
        <a key={email} href={`mailto:${email}`}>
          {email}
        </a>
      ))}
      {address && <span>{address}</span>}
    </address>
  );
}
