import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { momentInIndia } from "../../format/momentInIndia";
import { stepInWords } from "./orderInWords";
import { OrderTimeline_RegistrationFragmentDoc } from "./OrderTimeline.generated";
import type { OrderTimeline_RegistrationFragment } from "./OrderTimeline.generated";
import styles from "./OrderTimeline.module.css";

interface OrderTimelineProps {
  registration: FragmentType<OrderTimeline_RegistrationFragment>;
}

/** What happened to the order so far, and when. */
export function OrderTimeline({ registration }: OrderTimelineProps) {
  const { timeline } = useSuspenseFragment({
    fragment: OrderTimeline_RegistrationFragmentDoc,
    fragmentName: "OrderTimeline_registration",
    from: registration,
  }).data;
  return (
    <ol className={styles.steps}>
      {timeline.map((step, index) => (
        <li key={step.id} data-state={step.state}>
          <strong>{stepInWords(step, timeline[index - 1]?.state ?? null)}</strong>
          <time dateTime={step.at}>{momentInIndia(step.at)}</time>
          {step.note && <span>{step.note}</span>}
        </li>
      ))}
    </ol>
  );
}
