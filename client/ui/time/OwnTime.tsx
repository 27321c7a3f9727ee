import { ownTime } from "../../format/ownTime";
import { useIsHydrated } from "../../hooks/useIsHydrated";
import { joinClasses } from "../layout/layoutProps";
import styles from "./OwnTime.module.css";

const WIDEST = "Wed 10:30 am";

interface OwnTimeProps {
  at: string;
  /** That moment in India. */
  children: string;
  /** Where a phone's line has no room for both. */
  isOnlyWide?: boolean;
}

/** Adds the time in the reader's zone, which the server does not know, in a place kept for it. */
export function OwnTime({ at, children, isOnlyWide = false }: OwnTimeProps) {
  const isHydrated = useIsHydrated();
  const own = isHydrated && ownTime(at);
  const beside = (time: string) => ` (${time} for you)`;
  return (
    <time
      dateTime={at}
      className={joinClasses(styles.time, isOnlyWide && styles.onlyWide)}
      data-widest={children + beside(WIDEST)}
    >
      <span>
        {children}
        {own && <span className={styles.own}>{beside(own)}</span>}
      </span>
    </time>
  );
}
