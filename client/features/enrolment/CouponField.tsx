import { useApolloClient } from "@apollo/client/react";
import type { KeyboardEvent } from "react";
import { useRef, useState } from "react";
import type { OfferingKind } from "../../apollo/schema.generated";
import { Button } from "../../ui/Button";
import formStyles from "../../ui/form/Form.module.css";
import { useField } from "../../ui/form/FormContext";
import { askQuote } from "./askQuote";
import type { Quote } from "./askQuote";
import styles from "./CouponField.module.css";

const MOST_SIGNS = 40;
export const COUPON_FIELD = "couponCode";

interface CouponFieldProps {
  offering: { kind: OfferingKind; id: string };
  /** The coupon that counts; typing another one takes it back. */
  quote: Quote | null;
  onQuote: (quote: Quote | null) => void;
}

/** Where a coupon's code is typed and tried, inside a form; the server says what it does to the price. */
export function CouponField({ offering, quote, onQuote }: CouponFieldProps) {
  const client = useApolloClient();
  const field = useField(COUPON_FIELD);
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const problem = refused ?? field.problem;

  async function handleApply() {
    const couponCode = input.current?.value.trim() ?? "";
    if (isBusy) return;
    if (!couponCode) return setRefused("Please enter the coupon's code.");
    setIsBusy(true);
    const answer = await askQuote(client, { ...offering, couponCode });
    setIsBusy(false);
    // Another code was typed meanwhile: this answer is not about it.
    if (input.current?.value.trim() !== couponCode) return;
    const isGood = "quote" in answer;
    setRefused(isGood ? null : answer.problem);
    onQuote(isGood ? answer.quote : null);
  }

  function handleChange() {
    setRefused(null);
    onQuote(null);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void handleApply();
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
          className={formStyles.control}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MOST_SIGNS}
          aria-invalid={problem ? true : undefined}
          aria-describedby={field.problemId}
          onChange={handleChange}
          onKeyDown={handleKeyDown}
        />
        <Button isBusy={isBusy} onClick={() => void handleApply()}>
          Apply<span className="visually-hidden"> coupon</span>
        </Button>
      </div>
      <p id={field.problemId} role="status" className={problem ? formStyles.problem : formStyles.hint}>
        {problem ?? (quote && `${quote.couponCode} is good for this.`)}
      </p>
    </div>
  );
}
