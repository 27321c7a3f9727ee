import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { momentInIndia } from "../../../../format/momentInIndia";
import { CmsTimeline_RegistrationFragmentDoc } from "./CmsTimeline.generated";
import type { CmsTimeline_RegistrationFragment } from "./CmsTimeline.generated";
import styles from "./CmsTimeline.module.css";

type Step = CmsTimeline_RegistrationFragment["timeline"][number];

const STEPS: Record<Step["state"], string> = {
  WAITING: "Joined the waiting list",
  STARTED: "Seat held, waiting for payment",
  SUBMITTED: "Payment reported",
  CONFIRMED: "Confirmed",
  REJECTED: "Rejected",
  CANCELLED: "Cancelled",
};

function stepInWords({ state, by, note }: Step): string {
  if (state !== "SUBMITTED" || by !== "SYSTEM") return STEPS[state];
  return note ? "Seat no longer held" : "Seat held again";
}

function handInWords({ by, staffName }: Step): string {
  if (by === "STAFF") return staffName ?? "staff";
  return by === "PERSON" ? "learner" : "the system";
}

interface CmsTimelineProps {
  registration: FragmentType<CmsTimeline_RegistrationFragment>;
}

/** The history of a registration: what, when, and who did it. */
export function CmsTimeline({ registration }: CmsTimelineProps) {
  const data = useFragmentData(CmsTimeline_RegistrationFragmentDoc, registration);
  return (
    <ol className={styles.steps}>
      {data.timeline.map((step) => (
        <li key={step.id} className={styles.step}>
          {stepInWords(step)}
          <p className={styles.facts}>
            <time dateTime={step.at}>{momentInIndia(step.at)}</time>, by {handInWords(step)}
          </p>
          {step.note && <p>{step.note}</p>}
        </li>
      ))}
    </ol>
  );
}
