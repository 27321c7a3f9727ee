import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { momentInIndia } from "../../../../format/momentInIndia";
import { price } from "../../../../format/price";
import { paths } from "../../../../paths";
import { PaymentProofShown_RegistrationFragmentDoc } from "./PaymentProofShown.generated";
import type { PaymentProofShown_RegistrationFragment } from "./PaymentProofShown.generated";
import styles from "./PaymentProofShown.module.css";

/** In groups of four, as people compare them. */
function grouped(utr: string): string {
  return utr.replace(/(\d{4})(?=\d)/g, "$1 ");
}

interface PaymentProofShownProps {
  registration: FragmentType<PaymentProofShown_RegistrationFragment>;
}

/** What the person says of their payment: the UTR, and the screenshot as large as there is room. */
export function PaymentProofShown({ registration }: PaymentProofShownProps) {
  const data = useFragmentData(PaymentProofShown_RegistrationFragmentDoc, registration);
  const { id, amountRupees, proof } = data;
  if (!proof) return <p>No proof of payment was sent.</p>;
  const picture = paths.paymentProof(id, proof.submittedAt);
  return (
    <div className={styles.proof}>
      <p className={styles.utr}>
        <span className={styles.label}>Amount</span>
        <span>{price(amountRupees)}</span>
      </p>
      {proof.utr && (
        <p className={styles.utr}>
          <span className={styles.label}>UTR</span>
          <span>{grouped(proof.utr)}</span>
        </p>
      )}
      <p className={styles.label}>
        Sent <time dateTime={proof.submittedAt}>{momentInIndia(proof.submittedAt)}</time>
      </p>
      {proof.hasPicture && (
        <a href={picture} target="_blank" rel="noopener noreferrer">
          <img className={styles.picture} src={picture} alt="Screenshot of the payment" />
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      )}
    </div>
  );
}
