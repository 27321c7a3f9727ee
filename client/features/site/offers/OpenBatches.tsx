import { useQuery } from "@apollo/client/react";
import { rupees } from "../../../format/rupees";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { batchAnchor } from "../../learning/batchAnchor";
import { OpenBatchesDocument } from "./OpenBatches.generated";
import type { Reduced } from "./Payment";
import styles from "./Payment.module.css";

interface OpenBatchesProps {
  slug: string;
  /** The price with a coupon, which counts for a registration that is paid by UPI. */
  reduced: Reduced | null;
}

/** The batches that take registrations now. With a coupon they are the main way to pay: each takes the coupon along. */
export function OpenBatches({ slug, reduced }: OpenBatchesProps) {
  const { data } = useQuery(OpenBatchesDocument, { variables: { slug } });
  const open = data?.course?.batches.filter(({ takesRegistrations }) => takesRegistrations) ?? [];
  if (!data) return null;
  if (open.length === 0) {
    return (
      reduced && (
        <p>
          No batch takes registrations now. Write to us to pay {rupees(reduced.amountRupees)} with your
          coupon.
        </p>
      )
    );
  }
  return (
    <div>
      <p>
        {reduced
          ? `To pay ${rupees(reduced.amountRupees)}, register for a batch and pay by UPI:`
          : "Or register for a batch and pay by UPI:"}
      </p>
      <ul className={styles.batches}>
        {open.map(({ id, name, seatsLeft }) => (
          <li key={id}>
            <ButtonLink
              look={reduced ? "main" : "plain"}
              to={`${paths.lmsCourse(slug)}#${batchAnchor(id)}`}
              state={reduced && { couponCode: reduced.couponCode }}
            >
              {seatsLeft === 0 ? `Join the waiting list of ${name}` : `Register for ${name}`}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
