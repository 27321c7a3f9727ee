/** Prefixes the radio buttons between two values, which are no fields of the record. */
export const CHOICE = "choice:";

/** By name, untrimmed. */
export type FormValues = Record<string, string>;

/** An unchecked box is an empty text: a missing one would get its default again. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const ticks = [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox]:enabled")];
  const unset = ticks.filter(({ name, checked }) => name && !checked).map(({ name }) => [name, ""] as const);
  const entries = [...unset, ...new FormData(form)].filter(([name]) => !name.startsWith(CHOICE));
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? value : ""]));
}
