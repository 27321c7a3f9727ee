import styles from "./ContactList.module.css";
import { useSite } from "../../../apollo/useSite";
import { phoneLink } from "../../../format/phoneLink";

/** Phones, mail and street address in a few lines. */
export function ContactList() {
  const { phones, emails, address } = useSite();
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
