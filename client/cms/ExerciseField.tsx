import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { appendPage } from "../apollo/lists/appendPage";
import { messageOf } from "../apollo/problemsOf";
import { SelectField } from "../ui/form/fields";
import type { FieldOptions, Unlimited } from "../ui/form/kinds/FieldKind";
import { showToast } from "../ui/overlay/toast";
import type { ExerciseChoicesQuery } from "./ExerciseChoices.generated";
import { ExerciseChoicesDocument } from "./ExerciseChoices.generated";

type Choice = ExerciseChoicesQuery["cmsExercises"]["nodes"][number];

interface ExerciseFieldProps {
  name: string;
  label: string;
  hint?: string;
  missing?: string;
  defaultValue?: string;
}

/** Loads all pages; null until the last has come. */
function useExerciseChoices(): Choice[] | null {
  const { data, fetchMore } = useQuery(ExerciseChoicesDocument);
  const page = data?.cmsExercises;
  const after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;

  useEffect(() => {
    if (!after) return;
    fetchMore({
      variables: { after },
      updateQuery: (shown, { fetchMoreResult }) => ({
        cmsExercises: appendPage(shown.cmsExercises, fetchMoreResult.cmsExercises),
      }),
    }).catch((failure: unknown) => showToast("error", messageOf(failure)));
  }, [after, fetchMore]);

  return page && !after ? page.nodes : null;
}

function groupsOf(choices: Choice[]): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const title = `${choice.kind === "SQL" ? "SQL" : "Python"}: ${choice.topic}`;
    groups.set(title, [...(groups.get(title) ?? []), choice]);
  }
  return groups;
}

function ExerciseField({ defaultValue = "", missing, ...props }: ExerciseFieldProps) {
  const choices = useExerciseChoices();
  const isListed = choices?.some(({ id }) => id === defaultValue);
  return (
    // A select takes its first value from options that exist.
    <SelectField
      {...props}
      key={choices ? "listed" : "loading"}
      missing={missing}
      required={missing !== undefined}
      defaultValue={defaultValue}
    >
      <option value="">{emptyOption(missing, choices !== null)}</option>
      {defaultValue && !isListed && <option value={defaultValue}>Another exercise</option>}
      {[...groupsOf(choices ?? [])].map(([title, group]) => (
        <optgroup key={title} label={title}>
          {group.map(({ id, title: name, isPublished }) => (
            <option key={id} value={id}>
              {isPublished ? name : `${name} (draft)`}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

function emptyOption(missing: string | undefined, isLoaded: boolean): string {
  if (!isLoaded) return "Loading…";
  return missing ? "Choose…" : "None";
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
