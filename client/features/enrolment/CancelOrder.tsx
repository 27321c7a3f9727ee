import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { problemsOf } from "../../apollo/problemsOf";
import { Button } from "../../ui/Button";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import type { FormProblems } from "../../ui/form/problems";
import { SlowNotice } from "../../ui/form/SlowNotice";
import { CancelRegistrationDocument } from "./CancelRegistration.generated";
import styles from "./Order.module.css";
import type { OrderKey } from "./useOrder";
import { forgetOwnOrders } from "./useOwnOrder";

interface CancelOrderProps {
  orderKey: OrderKey;
  title: string;
  isWaiting: boolean;
  isFree: boolean;
  /** Whether payment details were sent. */
  isReported: boolean;
}

const PAID = " If you have paid already, write to us first: we refund what we have not confirmed.";
const REPORTED = " We stop checking your payment: if you have paid, write to us, and we refund it.";

/** Gives the seat up, after a question: the last and quietest thing on the page. */
export function CancelOrder({ orderKey, title, isWaiting, isFree, isReported }: CancelOrderProps) {
  const client = useApolloClient();
  const [isAsking, setIsAsking] = useState(false);

  async function handleConfirm(): Promise<FormProblems | void> {
    const { data, error } = await client.mutate({
      mutation: CancelRegistrationDocument,
      variables: { input: orderKey },
      errorPolicy: "all",
      update: forgetOwnOrders,
    });
    if (!data) return problemsOf(error);
    setIsAsking(false);
  }

  return (
    <div className={styles.cancel}>
      <Button look="quiet" size="small" onClick={() => setIsAsking(true)}>
        {isWaiting ? "Leave the waiting list" : "Cancel this registration"}
      </Button>
      <ConfirmDialog
        title={isWaiting ? "Leave the waiting list?" : "Cancel this registration?"}
        confirmLabel={isWaiting ? "Leave it" : "Cancel it"}
        stayLabel={isWaiting ? "Stay on the list" : "Keep my seat"}
        busyLabel="One moment…"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={handleConfirm}
      >
        {isWaiting ? (
          <p>You lose your place in the line for {title}.</p>
        ) : (
          <p>
            Your seat in {title} goes to the next person in line.
            {!isFree && (isReported ? REPORTED : PAID)}
          </p>
        )}
        <SlowNotice />
      </ConfirmDialog>
    </div>
  );
}
