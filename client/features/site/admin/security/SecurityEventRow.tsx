import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { cmsPaths } from "../../../../cmsPaths";
import { counted } from "../../../../format/counted";
import { momentInIndia } from "../../../../format/momentInIndia";
import type { SecurityEventRow_SecurityEventFragment } from "./Security.generated";
import { SecurityEventRow_SecurityEventFragmentDoc } from "./Security.generated";
import styles from "./SecurityEventRow.module.css";
import { SECURITY_EVENT_KINDS, detailLabel } from "./securityEventLabels";

const PAGES: Record<string, (id: string) => string> = {
  cmsRegistration: cmsPaths.registration,
  contactMessage: cmsPaths.message,
  email: cmsPaths.email,
  paymentProof: cmsPaths.registration,
  unlockBatch: cmsPaths.batch,
};

function eventPath({ detail, recordId }: SecurityEventRow_SecurityEventFragment): string | null {
  return recordId ? (PAGES[detail]?.(recordId) ?? null) : null;
}

const COUNTS_RECORDS = new Set<SecurityEventRow_SecurityEventFragment["kind"]>([
  "PERSONAL_DATA_EXPORTED",
  "PERSONAL_DATA_READ",
]);

/** Repetitions, or the number of records read. */
function countLabel({ kind, count }: SecurityEventRow_SecurityEventFragment): string | null {
  if (COUNTS_RECORDS.has(kind)) return counted(count, "record");
  return count > 1 ? `${count} times` : null;
}

export function SecurityEventRow({ event }: { event: FragmentType<SecurityEventRow_SecurityEventFragment> }) {
  const data = useFragmentData(SecurityEventRow_SecurityEventFragmentDoc, event);
  const path = eventPath(data);
  const detail = detailLabel(data.detail);
  return (
    <tr className={styles.row}>
      <td className={`${styles.quiet} ${styles.when}`}>
        <time dateTime={data.at}>{momentInIndia(data.at)}</time>
      </td>
      <td className={styles.what}>
        <strong>{SECURITY_EVENT_KINDS[data.kind]}</strong>
        {detail && (path ? <Link to={path}>{detail}</Link> : <span className={styles.detail}>{detail}</span>)}
      </td>
      <td className={styles.times}>{countLabel(data)}</td>
      <td className={`${styles.quiet} ${styles.account}`}>{data.accountName}</td>
      <td className={`${styles.quiet} ${styles.network}`}>{data.network}</td>
    </tr>
  );
}
