import { price } from "../../format/price";
import { rupees } from "../../format/rupees";
import styles from "./PriceTag.module.css";

interface PriceTagProps {
  priceRupees: number;
  listPriceRupees?: number | null;
}

export function PriceTag({ priceRupees, listPriceRupees = null }: PriceTagProps) {
  return (
    <span className={styles.price}>
      <strong>{price(priceRupees)}</strong>
      {listPriceRupees !== null && (
        <>
          {" "}
          <s>
            <span className="visually-hidden">instead of </span>
            {rupees(listPriceRupees)}
          </s>
        </>
      )}
    </span>
  );
}
