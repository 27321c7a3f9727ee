import { useEffect, useRef } from "react";
import styles from "./ConflictPanel.module.css";
import type { FormValues } from "./Form";

export interface ComparedField {
  name: string;
  label: string;
  /** A tick reads as Yes or No. */
  isTick?: boolean;
  /** How a value reads that is not empty; as it is unless told. */
  inWords?: (value: string) => string;
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

function read(value: string, { isTick, inWords }: ComparedField): string {
  if (isTick) return value ? "Yes" : "No";
  if (!value) return "(empty)";
  return inWords ? inWords(value) : value;
}

/** Who saved first, and what differs, side by side. */
export function ConflictPanel({ conflict, fields }: ConflictPanelProps) {
  const { theirs, yours } = conflict;
  const panel = useRef<HTMLElement>(null);
  const when = conflict.changedAt && ` on ${conflict.changedAt}`;
  const different = fields.filter(({ name }) => (theirs[name] ?? "") !== (yours[name] ?? ""));

  // The form may be longer than the screen, and it was saved from anywhere in it.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "start" });
  }, []);

  return (
    <section ref={panel} role="alert" className={styles.panel}>
      <p className={styles.lead}>
        <strong>
          {conflict.changedBy} changed this{when}, while you had it open.
        </strong>{" "}
        {different.length > 0
          ? "Nothing of yours is lost: keep yours, or take theirs."
          : "Both of you wrote the same."}
      </p>
      {different.map((field) => (
        <dl key={field.name} className={styles.field}>
          <dt className={styles.label}>{field.label}</dt>
          <dd>
            <span className={styles.whose}>Theirs</span>
            <span className={styles.value}>{read(theirs[field.name] ?? "", field)}</span>
          </dd>
          <dd>
            <span className={styles.whose}>Yours</span>
            <span className={styles.value}>{read(yours[field.name] ?? "", field)}</span>
          </dd>
        </dl>
      ))}
    </section>
  );
}
