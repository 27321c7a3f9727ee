import type { ChangeEvent, KeyboardEvent } from "react";
import { useEffect, useRef, useState } from "react";
import type { OfferingKind } from "../../apollo/schema.generated";
import { rupees } from "../../format/rupees";
import { Button } from "../../ui/Button";
import formStyles from "../../ui/form/Form.module.css";
import { useField } from "../../ui/form/FormContext";
import type { Answer, Quote } from "./checkCoupon";
import styles from "./CouponField.module.css";
import { COUPON_INPUT } from "./couponInput";
import { useCoupon } from "./useCoupon";

export const COUPON_FIELD = "couponCode";

interface CouponFieldProps {
  offering: { kind: OfferingKind; id: string };
  /** A code that the address brings; it is tried at once. */
  firstCode: string;
  /** The coupon that counts; typing another one takes it back. */
  quote: Quote | null;
  onQuote: (quote: Quote | null) => void;
}

/** Where a coupon's code is typed and tried, inside a form; the server says what it does to the price. */
export function CouponField({ offering, firstCode, quote, onQuote }: CouponFieldProps) {
  const field = useField(COUPON_FIELD);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { isBusy, ask, askAfterPause } = useCoupon({ offering, onAnswer: handleAnswer });
  const problem = refused ?? field.problem;

  useEffect(() => {
    if (firstCode) void ask(firstCode);
    // Once: what is typed afterwards counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function handleAnswer(answer: Answer) {
    const isGood = "quote" in answer;
    setRefused(isGood ? null : answer.problem);
    onQuote(isGood ? answer.quote : null);
  }

  function handleApply() {
    const couponCode = input.current?.value.trim() ?? "";
    if (!couponCode) return setRefused("Please enter the coupon's code.");
    if (!isBusy) void ask(couponCode);
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    setRefused(null);
    onQuote(null);
    askAfterPause(target.value.trim());
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
      <div className={`${formStyles.row} ${styles.row}`}>
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
          maxLength={COUPON_INPUT.maxLength}
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
