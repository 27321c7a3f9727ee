import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { UnbrokenReference } from "../../../../cms/UnbrokenReference";
import { momentInIndia } from "../../../../format/momentInIndia";
import { ActivityChanges } from "./ActivityChanges";
import { ActivityRow_AuditEventFragmentDoc } from "./ActivityRow.generated";
import type { ActivityRow_AuditEventFragment } from "./ActivityRow.generated";
import styles from "./ActivityRow.module.css";
import { actionInWords } from "./activityInWords";
import { recordPath } from "./recordPath";

interface ActivityRowProps {
  event: FragmentType<ActivityRow_AuditEventFragment>;
}

/** One thing that was done: a row of the table, a card on a phone. */
export function ActivityRow({ event }: ActivityRowProps) {
  const data = useFragmentData(ActivityRow_AuditEventFragmentDoc, event);
  const name = [data.person, data.subject].filter(Boolean).join(", ");
  const shownName = <UnbrokenReference text={name} />;
  const path = recordPath(data);
  const action = actionInWords(data.action, data);
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
