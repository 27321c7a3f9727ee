import { Link } from "react-router-dom";
import { grouped } from "../../../../ui/chart/chartData";
import type { StaffWaiting } from "./useStaffWaiting";
import { useStaffWaiting } from "./useStaffWaiting";
import styles from "./WaitingTiles.module.css";
import { waitingTiles } from "./waitingTiles";

const UNKNOWN: StaffWaiting = {
  __typename: "StaffWaiting",
  proofs: 0,
  inLine: 0,
  newMessages: 0,
  messagesInProgress: 0,
  deadLetters: 0,
};

/** What waits for staff, each leading to where it is done. */
export function WaitingTiles() {
  const waiting = useStaffWaiting();
  return (
    <nav aria-label="What waits" aria-busy={!waiting}>
      <ul className={styles.tiles}>
        {waitingTiles(waiting ?? UNKNOWN).map(({ to, count, words, more }) => (
          <li key={words} className={styles.tile} data-waits={count > 0 || undefined}>
            <span className={styles.figure}>{waiting ? grouped(count) : "…"}</span>
            <span className={styles.words}>
              <Link to={to}>{words}</Link> <small>{more}</small>
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
