import { Smartphone } from "lucide-react";
import { rupees } from "../../format/rupees";
import { ButtonAnchor } from "../../ui/Button";
import { PriceTag } from "../../ui/PriceTag";
import styles from "./PaymentCode.module.css";

interface PaymentCodeProps {
  /** Path of the picture. */
  qr: string;
  /** Opens a payment app; null where payment by UPI is not possible. */
  link: string | null;
  priceRupees: number;
  listPriceRupees?: number | null;
}

/** The amount and, where the academy takes UPI, the code to scan; a phone opens its payment app instead. */
export function PaymentCode({ qr, link, priceRupees, listPriceRupees }: PaymentCodeProps) {
  return (
    <div className={styles.card}>
      <p className={styles.amount}>
        You pay <PriceTag priceRupees={priceRupees} listPriceRupees={listPriceRupees} />
      </p>
      {link ? (
        <>
          <img
            className={styles.code}
            src={qr}
            alt={`QR code to pay ${rupees(priceRupees)} by UPI`}
            width={256}
            height={256}
            loading="lazy"
          />
          <p className={styles.hint}>Scan with any UPI app; the amount is filled in.</p>
          <p className={styles.onPhone}>
            <ButtonAnchor
              look="main"
              href={link}
              target="_self"
              rel={undefined}
              icon={<Smartphone aria-hidden />}
            >
              Pay in a UPI app
            </ButtonAnchor>
          </p>
        </>
      ) : (
        <p className={styles.hint}>
          There is no payment code at the moment. Write to us, and we tell you how to pay.
        </p>
      )}
    </div>
  );
}
