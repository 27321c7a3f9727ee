import { useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { paths } from "../../../paths";
import { batchAnchor } from "../../learning/batchAnchor";
import { OpenBatchesDocument } from "./OpenBatches.generated";
import styles from "./Payment.module.css";

interface OpenBatchesProps {
  slug: string;
  /** Whether a coupon counts, which the payment page knows nothing of. */
  hasCoupon: boolean;
}

/** The course's batches that take registrations now, each with the way to register and pay by UPI. */
export function OpenBatches({ slug, hasCoupon }: OpenBatchesProps) {
  const { data } = useQuery(OpenBatchesDocument, { variables: { slug } });
  const open = data?.course?.batches.filter(({ takesRegistrations }) => takesRegistrations) ?? [];
  if (!data) return null;
  if (open.length === 0) {
    return (
      hasCoupon && <p>The payment page asks the full price: tell us your coupon before you pay there.</p>
    );
  }
  return (
    <div>
      <p>
        {hasCoupon
          ? "To pay this price, register for a batch; the payment page asks the full price."
          : "Or register for a batch and pay by UPI:"}
      </p>
      <ul>
        {open.map(({ id, name, seatsLeft }) => (
          <li key={id}>
            <Link className={styles.batch} to={`${paths.lmsCourse(slug)}#${batchAnchor(id)}`}>
              {seatsLeft === 0 ? `Join the waiting list of ${name}` : `Register for ${name}`}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
