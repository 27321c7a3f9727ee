import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { NoWrapReference } from "../../../../cms/NoWrapReference";
import { momentInIndia } from "../../../../format/momentInIndia";
import type { ActivityRow_AuditEventFragment } from "./Activity.generated";
import { ActivityRow_AuditEventFragmentDoc } from "./Activity.generated";
import { fieldLabel, valueLabel, actionLabel } from "./activityLabels";
import styles from "./ActivityRow.module.css";
import { recordPath } from "./recordPath";

type Change = ActivityRow_AuditEventFragment["changes"][number];

function changeLabel({ field, before, after }: Change): string {
  const was = before && valueLabel(field, before);
  const is = after && valueLabel(field, after);
  if (was && is) return `${was} → ${is}`;
  return is || `${was} removed`;
}

interface ActivityChangesProps {
  action: string;
  changes: Change[];
}

function ActivityChanges({ action, changes }: ActivityChangesProps) {
  if (changes.length === 0) return null;
  const isEdit = changes.some(({ before }) => before) && changes.some(({ after }) => after);
  if (isEdit || action.startsWith("update")) {
    return (
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.field}>
            <span className={styles.field}>{fieldLabel(change.field)}:</span> {changeLabel(change)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <details className={styles.whole}>
      <summary>Details</summary>
      <ul className={styles.changes}>
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            <span className={styles.field}>{fieldLabel(field)}:</span>{" "}
            {valueLabel(field, after ?? before ?? "")}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ActivityRowProps {
  event: FragmentType<ActivityRow_AuditEventFragment>;
}

export function ActivityRow({ event }: ActivityRowProps) {
  const data = useFragmentData(ActivityRow_AuditEventFragmentDoc, event);
  const name = [data.person, data.subject].filter(Boolean).join(", ");
  const shownName = <NoWrapReference text={name} />;
  const path = recordPath(data);
  const action = actionLabel(data.action, data);
  return (
    <tr className={styles.row}>
      <td className={styles.when}>
        <time dateTime={data.at}>{momentInIndia(data.at)}</time>
      </td>
      <td className={styles.who}>{data.actorName ?? "A command on the server"}</td>
      <td className={styles.what}>
        {path && !name ? <Link to={path}>{action}</Link> : action}
        {name && (
          <>
            {": "}
            <strong>{path ? <Link to={path}>{shownName}</Link> : shownName}</strong>
          </>
        )}
      </td>
      <td className={styles.details}>
        <ActivityChanges action={data.action} changes={data.changes} />
      </td>
    </tr>
  );
}
