import { useApolloClient } from "@apollo/client/react";
import { rupees } from "../../../format/rupees";
import { paths } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import type { FormValues } from "../../../ui/form/formValues";
import { Form } from "../../../ui/form/Form";
import { TextField } from "../../../ui/form/fields";
import type { JoinFormProps } from "../../workshops/join/EnrolmentContext";
import type { Quote } from "../coupons/checkCoupon";
import { checkCoupon, COUPON_FIELD, COUPON_INPUT } from "../coupons/checkCoupon";

interface NoPaymentsProps extends JoinFormProps {
  firstCode: string;
  onCovered: (quote: Quote) => void;
}

/** Replaces the form of a paid offering while the academy has no UPI address. */
export function NoPayments({ offering, firstCode, onCovered }: NoPaymentsProps) {
  const { kind, id, title } = offering;
  const client = useApolloClient();

  async function handleSubmit({ couponCode = "" }: FormValues) {
    const answer = await checkCoupon(client, { kind, id, couponCode });
    if ("quote" in answer && answer.quote.amountRupees === 0) return onCovered(answer.quote);
    const problem =
      "quote" in answer
        ? `This coupon leaves ${rupees(answer.quote.amountRupees)} to pay, and we can’t take payments at the moment.`
        : answer.problem;
    return { fields: { [COUPON_FIELD]: problem }, general: null };
  }

  return (
    <>
      <p>We can’t take payments at the moment, so you can’t register here yet.</p>
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
    </>
  );
}
