import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { momentInIndia } from "../../../format/momentInIndia";
import { useServerNow } from "../../../hooks/useServerNow";
import { Countdown } from "../../../ui/text/Countdown";
import { WorkshopJoin, WorkshopPrice } from "../join/WorkshopJoin";
import styles from "./OfferCard.module.css";
import { WorkshopFacts } from "./WorkshopFacts";
import { OfferCard_WorkshopFragmentDoc } from "./WorkshopPage.generated";
import type { OfferCard_WorkshopFragment } from "./WorkshopPage.generated";

interface WorkshopCountdownProps {
  /** An instant, in ISO 8601. */
  to: string;
  /** Text before that moment, such as "Early price until". */
  text: string | null;
  isFull: boolean;
}

/** Counts down to a moment of a workshop that is not over; afterwards says whether one can still join. */
function WorkshopCountdown({ to, text, isFull }: WorkshopCountdownProps) {
  const isOver = useServerNow() >= Date.parse(to);
  const counted = `${text ?? "until"} ${momentInIndia(to)}`;
  return (
    <div className={styles.countdown}>
      <Countdown to={to} label={`Time left: ${counted}`} over="The countdown is over!" />
      {!(isOver && isFull) && (
        <p className={styles.until}>{isOver ? "This workshop can still be joined." : counted}</p>
      )}
    </div>
  );
}

interface OfferCardProps {
  workshop: FragmentType<OfferCard_WorkshopFragment>;
  joinLabel: string;
}

/** Price, dates, countdown and registration in one place. */
export function OfferCard({ workshop, joinLabel }: OfferCardProps) {
  const data = useFragmentData(OfferCard_WorkshopFragmentDoc, workshop);
  return (
    <aside className={styles.card} aria-label="Price and dates">
      <p className={styles.price}>
        <WorkshopPrice workshop={data} />
      </p>
      <WorkshopFacts workshop={data} />
      {data.countdownTo && !data.hasEnded && (
        <WorkshopCountdown to={data.countdownTo} text={data.countdownText} isFull={data.seatsLeft === 0} />
      )}
      <WorkshopJoin workshop={data} label={joinLabel} />
    </aside>
  );
}
