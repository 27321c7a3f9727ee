import { useApolloClient } from "@apollo/client/react";
import { rupees } from "../../format/rupees";
import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { PriceTag } from "../../ui/PriceTag";
import type { FormValues } from "../../ui/form/Form";
import { Form } from "../../ui/form/Form";
import { TextField } from "../../ui/form/fields";
import type { JoinFormProps } from "../workshops/JoinFormContext";
import type { Quote } from "./checkCoupon";
import { checkCoupon } from "./checkCoupon";
import { COUPON_FIELD } from "./CouponField";
import { COUPON_INPUT } from "./couponInput";
import styles from "./RegistrationForm.module.css";

interface NoPaymentsProps extends JoinFormProps {
  firstCode: string;
  /** Gets a coupon that leaves nothing to pay. */
  onCovered: (quote: Quote) => void;
}

/** In place of the form while the academy has no UPI address for what has a price. */
export function NoPayments({ joined, firstCode, onCovered }: NoPaymentsProps) {
  const { kind, id, title, priceRupees, listPriceRupees } = joined;
  const client = useApolloClient();

  async function handleSubmit({ couponCode = "" }: FormValues) {
    const answer = await checkCoupon(client, { kind, id, couponCode });
    if ("quote" in answer && answer.quote.amountRupees === 0) return onCovered(answer.quote);
    const problem =
      "quote" in answer
        ? `This coupon leaves ${rupees(answer.quote.amountRupees)} to pay, and we cannot take payments at the moment.`
        : answer.problem;
    return { fields: { [COUPON_FIELD]: problem }, general: null };
  }

  return (
    <div className={styles.card}>
      <header className={styles.header}>
        <h3>{title}</h3>
        <PriceTag {...{ priceRupees, listPriceRupees }} />
      </header>
      <p>We cannot take payments at the moment, so you cannot register here yet.</p>
      <p>
        <ButtonLink look="main" to={paths.contactAbout(title)}>
          Write to us
        </ButtonLink>
      </p>
      <Form
        key={firstCode}
        submitLabel="Use the coupon"
        submitLook="plain"
        busyLabel="Checking…"
        onSubmit={handleSubmit}
      >
        <TextField
          {...COUPON_INPUT}
          name={COUPON_FIELD}
          defaultValue={firstCode}
          data-private
          hint="You can register with a coupon that covers the whole price."
        />
      </Form>
    </div>
  );
}
