import styles from "./ActivityChanges.module.css";
import type { ActivityRow_AuditEventFragment } from "./ActivityRow.generated";
import { fieldInWords, valueInWords } from "./activityInWords";

type Change = ActivityRow_AuditEventFragment["changes"][number];

function changeInWords({ field, before, after }: Change): string {
  const was = before && valueInWords(field, before);
  const is = after && valueInWords(field, after);
  if (was && is) return `${was} → ${is}`;
  return is || `${was} removed`;
}

interface ActivityChangesProps {
  action: string;
  changes: Change[];
}

/** What changed, field by field; of what was added or deleted, folded away, all that it held. */
export function ActivityChanges({ action, changes }: ActivityChangesProps) {
  if (changes.length === 0) return null;
  const isEdit = changes.some(({ before }) => before) && changes.some(({ after }) => after);
  if (isEdit || action.startsWith("update")) {
    return (
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={change.field}>
            <span className={styles.field}>{fieldInWords(change.field)}:</span> {changeInWords(change)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <details className={styles.whole}>
      <summary>Details</summary>
      <ul className={styles.list}>
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            <span className={styles.field}>{fieldInWords(field)}:</span>{" "}
            {valueInWords(field, after ?? before ?? "")}
          </li>
        ))}
      </ul>
    </details>
  );
}
