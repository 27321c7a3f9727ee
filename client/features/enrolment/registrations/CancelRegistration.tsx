import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { problemsOf } from "../../../apollo/problemsOf";
import { send } from "../../../apollo/send";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog";
import type { FormProblems } from "../../../ui/form/problems";
import { SlowNotice } from "../../../ui/form/SlowNotice";
import { evictOwnRegistrations } from "../register/useOwnRegistration";
import { CancelRegistrationDocument } from "./RegistrationPage.generated";
import type { RegistrationSections_RegistrationFragment } from "./RegistrationPage.generated";
import styles from "./RegistrationPage.module.css";
import type { RegistrationKey } from "../registrationKey";

type Cancelled = Pick<
  RegistrationSections_RegistrationFragment,
  "title" | "state" | "amountRupees" | "proof" | "waitsForAddress"
>;

interface CancelRegistrationProps {
  registration: Cancelled;
  registrationKey: RegistrationKey;
}

const PAID = " If you’ve already paid, write to us first: we refund payments we haven’t confirmed yet.";
const REPORTED = " We’ll stop checking your payment: if you’ve paid, write to us and we’ll refund it.";

function lossOf({ title, state, amountRupees, proof, waitsForAddress }: Cancelled): string {
  if (waitsForAddress) return `You’ll no longer get a seat in ${title}, even with the link in our e-mail.`;
  if (state === "WAITING") return `You’ll lose your place in line for ${title}.`;
  const refund = proof ? REPORTED : PAID;
  return `Your seat goes to the next person in line: ${title}.${amountRupees > 0 ? refund : ""}`;
}

export function CancelRegistration({ registration, registrationKey }: CancelRegistrationProps) {
  const isInLine = registration.state === "WAITING" && !registration.waitsForAddress;
  const client = useApolloClient();
  const [isAsking, setIsAsking] = useState(false);

  async function handleConfirm(): Promise<FormProblems | void> {
    const { data, error } = await send(client, CancelRegistrationDocument, { input: registrationKey });
    if (!data) return problemsOf(error);
    evictOwnRegistrations(client.cache);
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
        <p>{lossOf(registration)}</p>
        <SlowNotice />
      </ConfirmDialog>
    </div>
  );
}
