import { useServerNow } from "../../hooks/useServerNow";
import { momentInIndia } from "../../format/momentInIndia";
import { Countdown } from "../../ui/Countdown";
import styles from "./WorkshopCountdown.module.css";

interface WorkshopCountdownProps {
  /** An instant, in ISO 8601. */
  to: string;
  /** What is counted, as it stands before that moment. */
  text: string | null;
  isFull: boolean;
}

/** Counts down to a moment of a workshop that is not over; says what is counted, and once it has passed, whether one can still join. */
export function WorkshopCountdown({ to, text, isFull }: WorkshopCountdownProps) {
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
