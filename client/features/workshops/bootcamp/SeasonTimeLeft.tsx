import { momentInIndia } from "../../../format/momentInIndia";
import { timeLeft } from "../../../format/timeLeft";
import { useServerNow } from "../../../hooks/useServerNow";

interface SeasonTimeLeftProps {
  /** An instant, in ISO 8601. */
  startsAt: string;
}

/** How long it is until a season starts, and when that is. */
export function SeasonTimeLeft({ startsAt }: SeasonTimeLeftProps) {
  const now = useServerNow();
  return (
    <>
      {timeLeft(Date.parse(startsAt) - now) ?? "Started"},{" "}
      <time dateTime={startsAt}>{momentInIndia(startsAt)}</time>
    </>
  );
}
