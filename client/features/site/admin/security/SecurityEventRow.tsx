import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { cmsPaths } from "../../../../cmsPaths";
import { momentInIndia } from "../../../../format/momentInIndia";
import { SecurityEventRow_SecurityEventFragmentDoc } from "./SecurityEventRow.generated";
import type { SecurityEventRow_SecurityEventFragment } from "./SecurityEventRow.generated";
import styles from "./SecurityEventRow.module.css";
import { SECURITY_EVENT_KINDS, detailInWords } from "./securityEventsInWords";

/** Where staff see the record, by kind of event. */
function eventPath({ kind, recordId }: SecurityEventRow_SecurityEventFragment): string | null {
  if (!recordId) return null;
  return kind === "CODE_FAILED" ? cmsPaths.batch(recordId) : cmsPaths.registration(recordId);
}

/** One event, or several alike: a row of the table, a card on a phone. */
export function SecurityEventRow({ event }: { event: FragmentType<SecurityEventRow_SecurityEventFragment> }) {
  const { data } = useSuspenseFragment({
    fragment: SecurityEventRow_SecurityEventFragmentDoc,
    fragmentName: "SecurityEventRow_securityEvent",
    from: event,
  });
  const path = eventPath(data);
  const detail = detailInWords(data.detail);
  return (
    <tr className={styles.row}>
      <td className={styles.quiet}>
        <time dateTime={data.at}>{momentInIndia(data.at)}</time>
      </td>
      <td className={styles.what}>
        <strong>{SECURITY_EVENT_KINDS[data.kind]}</strong>
        {detail && (path ? <Link to={path}>{detail}</Link> : <span className={styles.detail}>{detail}</span>)}
      </td>
      <td className={styles.times}>{data.count > 1 && `${data.count} times`}</td>
      <td className={styles.quiet}>{data.accountName}</td>
      <td className={styles.quiet}>{data.network}</td>
    </tr>
  );
}
