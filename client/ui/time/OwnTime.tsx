import { ownTime } from "../../format/ownTime";
import { useIsHydrated } from "../../hooks/useIsHydrated";

interface OwnTimeProps {
  at: string;
  /** That moment in India. */
  children: string;
}

/** Adds the time in the reader's zone, which the server does not know: only readers abroad see a text grow. */
export function OwnTime({ at, children }: OwnTimeProps) {
  const isHydrated = useIsHydrated();
  const own = isHydrated && ownTime(at);
  return (
    <time dateTime={at}>
      {children}
      {own && ` (${own} for you)`}
    </time>
  );
}
