import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { rupees } from "../../../format/rupees";
import { Button } from "../../../ui/Button";
import { Stack } from "../../../ui/layout/Stack";
import styles from "./Payment.module.css";

/** Time to read where the payment continues. */
const READ_MS = 1200;

interface PayNowProps {
  payLink: string | null;
  /** The price on the payment page, which knows no coupons. */
  fullRupees: number | null;
  hasCoupon: boolean;
  onAsk: () => void;
}

function withoutCoupon(fullRupees: number | null): string {
  const price = fullRupees === null ? "" : `: ${rupees(fullRupees)}`;
  return `Pay Now without the coupon${price}`;
}

export function PayNow({ payLink, fullRupees, hasCoupon, onAsk }: PayNowProps) {
  const [isPressed, setIsPressed] = useState(false);

  useEffect(() => {
    if (!isPressed || !payLink) return;
    const timer = setTimeout(() => window.location.assign(payLink), READ_MS);
    // Re-enables the button when the person comes back from the payment page.
    const handleReturn = () => setIsPressed(false);
    window.addEventListener("pageshow", handleReturn);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pageshow", handleReturn);
    };
  }, [isPressed, payLink]);

  return (
    <Stack gap="1">
      <Button look={hasCoupon ? "plain" : "main"} onClick={() => setIsPressed(true)}>
        {hasCoupon ? withoutCoupon(fullRupees) : "Pay Now"}
      </Button>
      <div role="status" className={styles.notice} data-problem={isPressed && !payLink}>
        {isPressed && <p>{payLink ? "Redirecting to Payment Page" : "Payment link is not available."}</p>}
        {isPressed && !payLink && (
          <p>
            <Link to="#contact" onClick={onAsk}>
              Ask us how to pay
            </Link>
          </p>
        )}
      </div>
    </Stack>
  );
}
