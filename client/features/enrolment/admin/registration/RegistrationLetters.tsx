import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { LetterStateTag } from "../../../../cms/LetterStateTag";
import { momentInIndia } from "../../../../format/momentInIndia";
import { cmsPaths } from "../../../../cmsPaths";
import { RegistrationLetters_RegistrationFragmentDoc } from "./RegistrationLetters.generated";
import type { RegistrationLetters_RegistrationFragment } from "./RegistrationLetters.generated";
import styles from "./RegistrationLetters.module.css";

const KINDS: Record<string, string> = {
  registrationStarted: "How to confirm and pay",
  registrationWaiting: "On the waiting list",
  registrationReminder: "The hold ends soon",
  registrationMovedUp: "A seat is free",
  registrationLineEnded: "No seat became free",
  registrationLink: "The link to the order",
  registrationNewLink: "A new link to the order",
  proofReceived: "Payment details received",
  registrationRejected: "Payment not found",
  registrationCancelled: "Cancelled",
  registrationConfirmed: "Seat confirmed",
  registrationNews: "New dates or group",
};

interface RegistrationLettersProps {
  registration: FragmentType<RegistrationLetters_RegistrationFragment>;
}

/** What was written to the person, and whether it left. */
export function RegistrationLetters({ registration }: RegistrationLettersProps) {
  const data = useFragmentData(RegistrationLetters_RegistrationFragmentDoc, registration);
  if (data.letters.length === 0) return <p className={styles.when}>No e-mails kept for this order.</p>;
  return (
    <ul className={styles.letters}>
      {data.letters.map(({ id, kind, state, queuedAt, sentAt }) => (
        <li key={id}>
          <Link to={cmsPaths.letter(id)}>{KINDS[kind] ?? kind}</Link>
          <LetterStateTag state={state} />
          <time className={styles.when} dateTime={sentAt ?? queuedAt}>
            {momentInIndia(sentAt ?? queuedAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}
