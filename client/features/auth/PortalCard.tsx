import { Staircase } from "../../ui/art/Staircase";
import { CheckList } from "../../ui/layout/CheckList";
import styles from "./AuthCard.module.css";

const OFFERS = [
  "Live classes and their recordings, which resume where you stopped",
  "Python and SQL exercises that run in your browser",
  "Certificates that anyone can check",
];

/** What waits behind the form. */
export function PortalCard() {
  return (
    <aside className={styles.portal} aria-label="Learning portal">
      <h2>In your learning portal</h2>
      <CheckList items={OFFERS} />
      <Staircase />
    </aside>
  );
}
