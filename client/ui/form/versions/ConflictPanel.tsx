import { useEffect, useRef } from "react";
import styles from "./ConflictPanel.module.css";
import { CHOICE } from "../formValues";
import type { FormValues } from "../formValues";
import formStyles from "../Form.module.css";
import { differenceOf } from "./differenceOf";
import { isFocusLost } from "../../../hooks/isFocusLost";
import { useField } from "../FormContext";
import { countEntries, entryValues } from "../list/listRows";
import type { Choices, ComparedField, Conflict } from "./mergeValues";

interface ConflictPanelProps {
  conflict: Conflict;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

interface SavedChangesProps {
  /** Changed only by others, and saved together with this text. */
  others: Conflict;
}

function readEntries(field: ComparedField, values: FormValues): string {
  const count = countEntries(field.name, values);
  if (count === 0) return "(empty)";
  const entries = Array.from({ length: count }, (_, index) => {
    const inside = entryValues(`${field.name}.${index}.`, values);
    const filled = (field.entry ?? []).filter(({ name, entry }) => entry ?? inside[name]);
    const lines = filled.map((one) => `${one.label}: ${read(one, inside)}`);
    return `${index + 1}. ${lines.join("\n")}`;
  });
  return entries.join("\n\n");
}

function read(field: ComparedField, values: FormValues): string {
  if (field.entry) return readEntries(field, values);
  const value = values[field.name] ?? "";
  if (field.isTick) return value ? "Yes" : "No";
  if (!value) return "(empty)";
  return field.toLabel ? field.toLabel(value) : value;
}

interface ValuesProps {
  field: ComparedField;
  /** The values to show, and those to compare them with. */
  values: FormValues;
  other: FormValues;
}

function Value({ field, values, other }: ValuesProps) {
  const { before, parts, after } = differenceOf(read(field, values), read(field, other));
  return (
    <span className={styles.value}>
      {before}
      {parts[0] && <mark>{parts[0]}</mark>}
      {after}
    </span>
  );
}

interface ClashProps {
  field: ComparedField;
  conflict: Conflict;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

function Clash({ field, conflict, choices, onChoose }: ClashProps) {
  const name = CHOICE + field.name;
  const { problem, problemId } = useField(name);
  return (
    <fieldset className={styles.field} aria-describedby={problem && problemId}>
      <legend className={styles.label}>{field.label}</legend>
      {(["theirs", "yours"] as const).map((whose) => (
        <label key={whose} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={whose}
            required
            data-invalid="Please choose one of the two."
            checked={choices[field.name] === whose}
            onChange={() => onChoose({ ...choices, [field.name]: whose })}
          />
          <span className={styles.whose}>{whose === "theirs" ? "Theirs" : "Yours"}</span>
          <Value
            field={field}
            values={conflict[whose]}
            other={conflict[whose === "theirs" ? "yours" : "theirs"]}
          />
        </label>
      ))}
      {problem && (
        <p id={problemId} className={formStyles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

interface TakenProps {
  field: ComparedField;
  conflict: Conflict;
}

/** A field that only others changed: before and after. */
function Taken({ field, conflict: { was, theirs } }: TakenProps) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{field.label}</legend>
      <p className={styles.side}>
        <span className={styles.whose}>Before</span>
        <Value field={field} values={was} other={theirs} />
      </p>
      <p className={styles.side}>
        <span className={styles.whose}>Now</span>
        <Value field={field} values={theirs} other={was} />
      </p>
    </fieldset>
  );
}

function leadOf({ changedBy, changedAt }: Conflict): string {
  if (!changedBy) return "This was changed after you typed your text.";
  return `${changedBy} changed this${changedAt && ` on ${changedAt}`}, while you had it open.`;
}

/** The panel may be off screen after a save. Leaves a person alone who keeps typing. */
function useFirstLook() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isFocusLost()) return;
    panel.current?.focus();
    panel.current?.scrollIntoView({ block: "start" });
  }, []);
  return panel;
}

export function SavedChanges({ others }: SavedChangesProps) {
  const panel = useFirstLook();
  return (
    <section ref={panel} tabIndex={-1} role="status" className={styles.panel}>
      <p>
        <strong>{leadOf(others)}</strong> Their changes are saved with yours:
      </p>
      {others.taken.map((field) => (
        <Taken key={field.name} field={field} conflict={others} />
      ))}
    </section>
  );
}

export function ConflictPanel({ conflict, choices, onChoose }: ConflictPanelProps) {
  const panel = useFirstLook();
  return (
    <section ref={panel} tabIndex={-1} role="alert" className={styles.panel}>
      <p className={styles.lead}>
        <strong>{leadOf(conflict)}</strong>{" "}
        {conflict.clashes.length > 0
          ? "Choose for each field: yours or theirs. Then save."
          : "Check their changes, then publish again."}
      </p>
      {conflict.clashes.map((field) => (
        <Clash key={field.name} {...{ field, conflict, choices, onChoose }} />
      ))}
      {conflict.taken.length > 0 && (
        <>
          <p>
            {conflict.clashes.length > 0 ? "Their other changes" : "Their changes"} are in the form already:
          </p>
          {conflict.taken.map((field) => (
            <Taken key={field.name} {...{ field, conflict }} />
          ))}
        </>
      )}
    </section>
  );
}
