import { price } from "../../../format/price";
import { rupees } from "../../../format/rupees";
import styles from "./PriceBreakdown.module.css";

interface PriceBreakdownProps {
  listRupees: number;
  discountRupees: number;
  amountRupees: number;
  couponCode: string | null;
  totalLabel: string;
}

export function PriceBreakdown({
  listRupees,
  discountRupees,
  amountRupees,
  couponCode,
  totalLabel,
}: PriceBreakdownProps) {
  return (
    <dl className={styles.lines} aria-live="polite">
      <div>
        <dt>Price</dt>
        <dd>{price(listRupees)}</dd>
      </div>
      {couponCode && (
        <div>
          <dt>
            Coupon <span className={styles.code}>{couponCode}</span>
          </dt>
          <dd>−{rupees(discountRupees)}</dd>
        </div>
      )}
      {listRupees > 0 && (
        <div className={styles.total}>
          <dt>{totalLabel}</dt>
          <dd>{rupees(amountRupees)}</dd>
        </div>
      )}
    </dl>
  );
}
