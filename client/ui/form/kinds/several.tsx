import type { FieldOptions, Unlimited } from "./FieldKind";
import { CheckboxField } from "../fields";
import styles from "./several.module.css";

interface SeveralOptions<Id extends string> extends FieldOptions {
  choices: { id: Id; label: string }[];
  /** Puts several beside each other. */
  hasShortLabels?: boolean;
}

/** Drops chosen ids that no longer exist. */
export function several<Id extends string>(options: SeveralOptions<Id>): Unlimited<Id[]> {
  const { label, hint, choices, hasShortLabels } = options;
  return () => ({
    ...options,
    write: (name, value) =>
      Object.fromEntries(choices.map(({ id }) => [`${name}.${id}`, value?.includes(id) ? "on" : ""])),
    read: (name, values) => choices.map(({ id }) => id).filter((id) => values[`${name}.${id}`] === "on"),
    compared: (name) =>
      choices.map((choice) => ({
        name: `${name}.${choice.id}`,
        label: `${label}: ${choice.label}`,
        isTick: true,
      })),
    draw: (name, values) => (
      <fieldset className={styles.several}>
        <legend>{label}</legend>
        {hint && <p className={styles.hint}>{hint}</p>}
        <div className={hasShortLabels ? styles.short : styles.choices}>
          {choices.map((choice) => (
            <CheckboxField
              key={choice.id}
              name={`${name}.${choice.id}`}
              label={choice.label}
              defaultChecked={values[`${name}.${choice.id}`] === "on"}
            />
          ))}
        </div>
      </fieldset>
    ),
  });
}
