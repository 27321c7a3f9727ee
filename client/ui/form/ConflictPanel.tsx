import styles from "./ConflictPanel.module.css";
import type { FormValues } from "./Form";

export interface ComparedField {
  name: string;
  label: string;
  /** A tick reads as Yes or No. */
  isTick?: boolean;
}

export interface Conflict {
  changedBy: string;
  /** In words, with the zone named; empty where it is not known. */
  changedAt: string;
  theirs: FormValues;
  yours: FormValues;
}

interface ConflictPanelProps {
  conflict: Conflict;
  fields: ComparedField[];
}

function read(value: string, isTick = false): string {
  if (isTick) return value ? "Yes" : "No";
  return value || "(empty)";
}

/** Who saved first, and what differs, side by side. */
export function ConflictPanel({ conflict, fields }: ConflictPanelProps) {
  const { theirs, yours } = conflict;
  const when = conflict.changedAt && ` on ${conflict.changedAt}`;
  const different = fields.filter(({ name }) => (theirs[name] ?? "") !== (yours[name] ?? ""));
  return (
    <section role="alert" className={styles.panel}>
      <p className={styles.lead}>
        <strong>
          {conflict.changedBy} changed this{when}, while you had it open.
        </strong>{" "}
        {different.length > 0
          ? "Nothing of yours is lost: keep yours, or take theirs."
          : "Both of you wrote the same."}
      </p>
      {different.map(({ name, label, isTick }) => (
        <dl key={name} className={styles.field}>
          <dt className={styles.label}>{label}</dt>
          <dd>
            <span className={styles.whose}>Theirs</span>
            <span className={styles.value}>{read(theirs[name] ?? "", isTick)}</span>
          </dd>
          <dd>
            <span className={styles.whose}>Yours</span>
            <span className={styles.value}>{read(yours[name] ?? "", isTick)}</span>
          </dd>
        </dl>
      ))}
    </section>
  );
}
