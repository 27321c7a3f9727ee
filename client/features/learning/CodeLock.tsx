import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { waitingTime } from "../../format/waitingTime";
import { paths } from "../../paths";

const SECOND_MS = 1000;

interface CodeLockProps {
  batchName: string;
  seconds: number;
  /** The time is over: codes may be tried again. */
  onEnd: () => void;
}

/** After too many wrong codes: how long to wait, counted down, and where to ask for help. */
export function CodeLock({ batchName, seconds, onEnd }: CodeLockProps) {
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const until = Date.now() + seconds * SECOND_MS;
    const timer = setInterval(() => {
      const now = Math.ceil((until - Date.now()) / SECOND_MS);
      setLeft(now);
      if (now <= 0) onEnd();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [seconds, onEnd]);

  return (
    <div>
      <p role="alert" tabIndex={-1} data-first-focus>
        <strong>Too many wrong codes.</strong>
      </p>
      <p>Please try again in {waitingTime(left)}.</p>
      <p>
        No code? <Link to={paths.contactAbout(batchName)}>Ask the academy for help</Link>
      </p>
    </div>
  );
}
