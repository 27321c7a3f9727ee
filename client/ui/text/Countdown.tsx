import { useServerNow } from "../../hooks/useServerNow";
import styles from "./Countdown.module.css";

interface CountdownProps {
  /** ISO 8601. */
  to: string;
  /** Read out instead of the figures. */
  label: string;
  over: string;
}

const PARTS = [
  { name: "days", seconds: 86_400, of: Infinity },
  { name: "hours", seconds: 3600, of: 24 },
  { name: "minutes", seconds: 60, of: 60 },
  { name: "seconds", seconds: 1, of: 60 },
];

/** Runs on the server's clock. */
export function Countdown({ to, label, over }: CountdownProps) {
  const now = useServerNow();
  const left = Math.ceil((Date.parse(to) - now) / 1000);
  if (left <= 0) return <p className={styles.over}>{over}</p>;
  return (
    <div className={styles.countdown} role="timer" aria-label={label}>
      {PARTS.map(({ name, seconds, of }) => (
        <span key={name} className={styles.part}>
          <strong>{String(Math.floor(left / seconds) % of).padStart(2, "0")}</strong> {name}
        </span>
      ))}
    </div>
  );
}
