import { useQuery } from "@apollo/client/react";
import { DecisionsWaitingDocument } from "./CmsRegistrations.generated";
import styles from "./DecisionsWaiting.module.css";

/** How many payments wait for a decision; nothing where none does. */
export function DecisionsWaiting() {
  const { data } = useQuery(DecisionsWaitingDocument, { fetchPolicy: "cache-and-network" });
  const count = data?.registrations.counts.find(({ state }) => state === "SUBMITTED")?.count ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count}
      <span className="visually-hidden"> to decide</span>
    </span>
  );
}
