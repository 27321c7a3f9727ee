import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import { phoneLink } from "../../../format/phoneLink";
import { whatsAppLink } from "../../../format/whatsAppLink";
import { ButtonAnchor } from "../../../ui/Button";
import { OfferContact_SiteFragmentDoc } from "./OfferContact.generated";
import type { OfferContact_SiteFragment } from "./OfferContact.generated";
import styles from "./OfferContact.module.css";

interface OfferContactProps {
  site: FragmentType<OfferContact_SiteFragment>;
}

/** How the academy is reached by whoever wants to ask before paying. */
export function OfferContact({ site }: OfferContactProps) {
  const { data } = useSuspenseFragment({
    fragment: OfferContact_SiteFragmentDoc,
    fragmentName: "OfferContact_site",
    from: site,
  });
  return (
    <ul className={styles.contact}>
      {data.whatsAppNumber && (
        <li className={styles.way}>
          <h3>
            <MessageCircle size={20} aria-hidden /> WhatsApp
          </h3>
          <div>
            <ButtonAnchor href={whatsAppLink("", data.whatsAppNumber)}>
              Write on WhatsApp<span className="visually-hidden">, in a new tab</span>
            </ButtonAnchor>
          </div>
        </li>
      )}
      {data.phones.length > 0 && (
        <li className={styles.way}>
          <h3>
            <Phone size={20} aria-hidden /> Call
          </h3>
          {data.phones.map((phone) => (
            <a key={phone} href={phoneLink(phone)}>
              {phone}
            </a>
          ))}
        </li>
      )}
      {data.emails.length > 0 && (
        <li className={styles.way}>
          <h3>
            <Mail size={20} aria-hidden /> E-mail
          </h3>
          {data.emails.map((email) => (
            <a key={email} href={`mailto:${email}`}>
              {email}
            </a>
          ))}
        </li>
      )}
      {data.address && (
        <li className={styles.way}>
          <h3>
            <MapPin size={20} aria-hidden /> Visit
          </h3>
          <address className={styles.address}>{data.address}</address>
        </li>
      )}
    </ul>
  );
}
