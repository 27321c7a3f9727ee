import { useQuery } from "@apollo/client/react";
import { SelectField } from "../ui/form/fields";
import type { FieldOptions, Unlimited } from "../ui/form/kinds/FieldKind";
import { ExerciseChoicesDocument } from "./ExerciseChoices.generated";

interface ExerciseFieldProps {
  name: string;
  label: string;
  hint?: string;
  missing?: string;
  defaultValue?: string;
}

function ExerciseField({ defaultValue = "", missing, ...props }: ExerciseFieldProps) {
  const { data } = useQuery(ExerciseChoicesDocument);
  const choices = data?.cmsExercises.nodes ?? [];
  const isListed = choices.some(({ id }) => id === defaultValue);
  return (
    // A select takes its first value from options that exist.
    <SelectField
      {...props}
      key={data ? "listed" : "loading"}
      missing={missing}
      required={missing !== undefined}
      defaultValue={defaultValue}
    >
      <option value="">{missing ? "Choose…" : "None"}</option>
      {defaultValue && !isListed && <option value={defaultValue}>Another exercise</option>}
      {choices.map(({ id, title, topic }) => (
        <option key={id} value={id}>
          {topic}: {title}
        </option>
      ))}
    </SelectField>
  );
}

function drawn(options: FieldOptions & { missing?: string }) {
  const { label, hint, missing } = options;
  return {
    ...options,
    compared: (name: string) => [
      { name, label, toLabel: (id: string) => (id ? "another exercise" : "none") },
    ],
    draw: (name: string, values: Record<string, string | undefined>) => (
      <ExerciseField {...{ name, label, hint, missing }} defaultValue={values[name]} />
    ),
  };
}

export function exercise(options: FieldOptions & { missing: string }): Unlimited<string> {
  return () => ({
    ...drawn(options),
    write: (name, value) => ({ [name]: value ?? "" }),
    read: (name, values) => values[name] ?? "",
  });
}

export function optionalExercise(options: FieldOptions & { missing?: string }): Unlimited<string | null> {
  return () => ({
    ...drawn(options),
    write: (name, value) => ({ [name]: value ?? "" }),
    read: (name, values) => values[name] || null,
  });
}
