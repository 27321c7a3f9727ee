import { Form } from "../../../ui/form/Form";
import { TextField } from "../../../ui/form/fields";
import type { FormProblems } from "../../../ui/form/problems";

const MOST_SIGNS = 40;

/** The academy has given out no coupons so far, so that none is known. */
async function applyCoupon(): Promise<FormProblems> {
  return { fields: { coupon: "This coupon is not known." }, general: null };
}

/** Where a coupon's code is typed; what was typed stays until the dialog closes. */
export function CouponForm() {
  return (
    <Form submitLabel="Apply Coupon" busyLabel="Checking…" submitLook="plain" onSubmit={applyCoupon}>
      <TextField
        name="coupon"
        label="Coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MOST_SIGNS}
        required
        missing="Please enter the coupon's code."
      />
    </Form>
  );
}
