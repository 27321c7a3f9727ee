import type { ChangeEvent, KeyboardEvent } from "react";
import { useEffect, useRef, useState } from "react";
import type { OfferingKind } from "../../../apollo/schema.generated";
import { rupees } from "../../../format/rupees";
import { Button } from "../../../ui/Button";
import formStyles from "../../../ui/form/Form.module.css";
import { useField } from "../../../ui/form/FormContext";
import type { CouponResult, Quote } from "./checkCoupon";
import { COUPON_FIELD, NO_CODE } from "./checkCoupon";
import { useCoupon } from "./useCoupon";

interface CouponFieldProps {
  offering: { kind: OfferingKind; id: string };
  firstCode: string;
  /** The coupon in effect; typing another one removes it. */
  quote: Quote | null;
  onQuote: (quote: Quote | null) => void;
}

/** The server calculates the discount. */
export function CouponField({ offering, firstCode, quote, onQuote }: CouponFieldProps) {
  const field = useField(COUPON_FIELD);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { isBusy, check, checkDebounced } = useCoupon({ offering, onResult: handleResult });
  const problem = refused ?? field.problem;

  useEffect(() => {
    if (firstCode) void check(firstCode);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once: a code typed later replaces it
  }, []);

  function handleResult(result: CouponResult) {
    const isGood = "quote" in result;
    setRefused(isGood ? null : result.problem);
    onQuote(isGood ? result.quote : null);
  }

  function handleApply() {
    const couponCode = input.current?.value.trim() ?? "";
    if (!couponCode) return setRefused(NO_CODE);
    if (!isBusy) void check(couponCode);
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    setRefused(null);
    onQuote(null);
    checkDebounced(target.value.trim());
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    handleApply();
  }

  return (
    <div className={formStyles.field}>
      <label htmlFor={field.inputId}>
        Coupon<span className={formStyles.optional}> (optional)</span>
      </label>
      <div className={formStyles.row}>
        <input
          ref={input}
          type="text"
          id={field.inputId}
          name={COUPON_FIELD}
          defaultValue={firstCode}
          data-private
          className={formStyles.control}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={field.problemId}
          onChange={handleChange}
          onKeyDown={handleKeyDown}
        />
        <Button isBusy={isBusy} onClick={handleApply}>
          Apply<span className="visually-hidden"> coupon</span>
        </Button>
      </div>
      <p id={field.problemId} role="status" className={problem ? formStyles.problem : formStyles.hint}>
        {problem ?? (quote && `${quote.couponCode} applied. You save ${rupees(quote.discountRupees)}.`)}
      </p>
    </div>
  );
}
