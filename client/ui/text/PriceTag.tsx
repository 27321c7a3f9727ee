import type { ReactNode } from "react";
import { price } from "../../format/price";
import { rupees } from "../../format/rupees";
import styles from "./PriceTag.module.css";

interface PriceTagProps {
  priceRupees: number;
  listPriceRupees?: number | null;
  size?: "normal" | "large";
}

export function PriceTag({ priceRupees, listPriceRupees = null, size = "normal" }: PriceTagProps) {
  return (
    <span className={`${styles.price} ${styles[size] ?? ""}`}>
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

interface PriceRowProps {
  price: ReactNode;
  children: ReactNode;
}

/** A card's foot: its price and what to do. As tall without an action, so that neighbours line up. */
export function PriceRow({ price, children }: PriceRowProps) {
  return (
    <div className={styles.row}>
      {price}
      {children}
    </div>
  );
}
