import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { PriceTag } from "../../ui/PriceTag";
import type { Joined } from "../workshops/JoinFormContext";
import styles from "./RegistrationForm.module.css";

type NoPaymentsProps = Pick<Joined, "title" | "priceRupees" | "listPriceRupees">;

/** In place of the form while the academy has no UPI address for what has a price. */
export function NoPayments({ title, ...price }: NoPaymentsProps) {
  return (
    <div className={styles.card}>
      <header className={styles.header}>
        <h3>{title}</h3>
        <PriceTag {...price} />
      </header>
      <p>We cannot take payments at the moment, so you cannot register here yet.</p>
      <p>
        <ButtonLink look="main" to={paths.contactAbout(title)}>
          Write to us
        </ButtonLink>
      </p>
    </div>
  );
}
