import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { standingInWords, orderStateInWords } from "./orderInWords";
import { OrderStanding_RegistrationFragmentDoc } from "./OrderStanding.generated";
import type { OrderStanding_RegistrationFragment } from "./OrderStanding.generated";
import styles from "./OrderStanding.module.css";

interface OrderStandingProps {
  registration: FragmentType<OrderStanding_RegistrationFragment>;
  /** Whether the person has just put right what they told of their payment. */
  isCorrected: boolean;
}

/** How the order stands and what to do next; said again to screen readers when it changes. */
export function OrderStanding({ registration, isCorrected }: OrderStandingProps) {
  const { data } = useSuspenseFragment({
    fragment: OrderStanding_RegistrationFragmentDoc,
    fragmentName: "OrderStanding_registration",
    from: registration,
  });
  return (
    <div className={styles.standing} data-state={data.state} role="status">
      <p className={styles.label}>{orderStateInWords(data)}</p>
      {data.reason && (
        <p>
          <strong>The reason:</strong> {data.reason}
        </p>
      )}
      {isCorrected && data.state === "SUBMITTED" && <p>Your correction has reached us.</p>}
      <p>{standingInWords(data)}</p>
    </div>
  );
}
