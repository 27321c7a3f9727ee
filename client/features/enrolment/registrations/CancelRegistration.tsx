import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { problemsOf } from "../../../apollo/problemsOf";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog";
import type { FormProblems } from "../../../ui/form/problems";
import { SlowNotice } from "../../../ui/form/SlowNotice";
import { evictOwnRegistrations } from "../register/useOwnRegistration";
import { CancelRegistrationDocument } from "./RegistrationPage.generated";
import type { RegistrationSections_RegistrationFragment } from "./RegistrationPage.generated";
import styles from "./RegistrationPage.module.css";
import type { RegistrationKey } from "./useRegistration";

interface CancelRegistrationProps {
  registration: Pick<RegistrationSections_RegistrationFragment, "title" | "state" | "amountRupees" | "proof" | "waitsForAddress">;
  registrationKey: RegistrationKey;
}

const PAID = " If you have paid already, write to us first: we refund what we have not confirmed.";
const REPORTED = " We stop checking your payment: if you have paid, write to us, and we will refund it.";

export function CancelRegistration({ registration, registrationKey }: CancelRegistrationProps) {
  const { title, state, amountRupees, proof, waitsForAddress } = registration;
  const isInLine = state === "WAITING" && !waitsForAddress;
  const client = useApolloClient();
  const [isAsking, setIsAsking] = useState(false);

  async function handleConfirm(): Promise<FormProblems | void> {
    const { data, error } = await client.mutate({
      mutation: CancelRegistrationDocument,
      variables: { input: registrationKey },
      update: evictOwnRegistrations,
    });
    if (!data) return problemsOf(error);
    setIsAsking(false);
  }

  return (
    <div className={styles.cancel}>
      <Button look="quiet" size="small" onClick={() => setIsAsking(true)}>
        {isInLine ? "Leave the waiting list" : "Cancel this registration"}
      </Button>
      <ConfirmDialog
        title={isInLine ? "Leave the waiting list?" : "Cancel this registration?"}
        confirmLabel={isInLine ? "Leave it" : "Cancel it"}
        stayLabel={isInLine ? "Stay on the list" : "Keep it"}
        busyLabel="One moment…"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={handleConfirm}
      >
        {isInLine ? (
          <p>You lose your place in the line for {title}.</p>
        ) : waitsForAddress ? (
          <p>You then get no seat in {title}.</p>
        ) : (
          <p>
            Your seat in {title} goes to the next person in line.
            {amountRupees > 0 && (proof ? REPORTED : PAID)}
          </p>
        )}
        <SlowNotice />
      </ConfirmDialog>
    </div>
  );
}
