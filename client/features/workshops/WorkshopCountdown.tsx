import { useServerNow } from "../../hooks/useServerNow";
import { momentInIndia } from "../../format/momentInIndia";
import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { Countdown } from "../../ui/Countdown";
import styles from "./WorkshopCountdown.module.css";

interface WorkshopCountdownProps {
  /** An instant, in ISO 8601. */
  to: string;
}

/** Counts down to the workshop's moment; once it has passed, shows the way to the other workshops. */
export function WorkshopCountdown({ to }: WorkshopCountdownProps) {
  const isOver = useServerNow() >= Date.parse(to);
  return (
    <div className={styles.countdown}>
      <Countdown to={to} label={`Time until ${momentInIndia(to)}`} over="The countdown is over!" />
      {isOver ? (
        <ButtonLink to={paths.workshops}>See all workshops</ButtonLink>
      ) : (
        <p className={styles.until}>until {momentInIndia(to)}</p>
      )}
    </div>
  );
}
