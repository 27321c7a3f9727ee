import { useEffect, useRef } from "react";
import styles from "./ConflictPanel.module.css";
import { CHOICE } from "./choice";
import type { FormValues } from "./Form";
import formStyles from "./Form.module.css";
import { useField } from "./FormContext";
import { countEntries, entryValues } from "./listRows";
import type { ComparedField, Merge } from "./mergeValues";

export interface Conflict extends Omit<Merge, "merged"> {
  /** Empty for text from a draft: who changed the record since is not known. */
  changedBy: string;
  /** In words, with the zone named; empty where it is not known. */
  changedAt: string;
  theirs: FormValues;
  yours: FormValues;
}

/** Whose value is saved, by field. */
export type Choices = Record<string, "theirs" | "yours">;

interface ConflictPanelProps {
  conflict: Conflict;
  choices: Choices;
  onChoose: (choices: Choices) => void;
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
  return field.inWords ? field.inWords(value) : value;
}

interface ClashProps {
  field: ComparedField;
  conflict: Conflict;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

/** One field that both changed: theirs or yours. */
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
          <span className={styles.value}>{read(field, conflict[whose])}</span>
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

function leadOf({ changedBy, changedAt }: Conflict): string {
  if (!changedBy) return "This was changed after you typed your text.";
  return `${changedBy} changed this${changedAt && ` on ${changedAt}`}, while you had it open.`;
}

/** Asks for each field that both changed, and names those that were merged. */
export function ConflictPanel({ conflict, choices, onChoose }: ConflictPanelProps) {
  const panel = useRef<HTMLElement>(null);

  // The form may be longer than the screen, and it was saved from anywhere in it.
  useEffect(() => {
    panel.current?.focus();
    panel.current?.scrollIntoView({ block: "start" });
  }, []);

  return (
    <section ref={panel} tabIndex={-1} role="alert" className={styles.panel}>
      <p className={styles.lead}>
        <strong>{leadOf(conflict)}</strong> Choose for each field: yours or theirs. Then save.
      </p>
      {conflict.clashes.map((field) => (
        <Clash key={field.name} {...{ field, conflict, choices, onChoose }} />
      ))}
      {conflict.taken.length > 0 && (
        <p>
          Their other changes are in the form already: {conflict.taken.map(({ label }) => label).join(", ")}.
        </p>
      )}
    </section>
  );
}
