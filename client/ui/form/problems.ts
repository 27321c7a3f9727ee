import { suggestEmail } from "./suggestEmail";

export interface FormProblems {
  fields: Record<string, string>;
  general: string | null;
  /** The field to focus if none is wrong. */
  goOnIn?: string;
}

export const noProblems: FormProblems = { fields: {}, general: null };

export function generalProblem(message: string): FormProblems {
  return { fields: {}, general: message };
}

export function fieldProblem(field: string, message: string): FormProblems {
  return { fields: { [field]: message }, general: null };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Without the controls of parts that `OnlyFor` hides. A single disabled control is checked: it waits for another choice. */
function controlsOf(form: HTMLFormElement): Control[] {
  const controls = [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );
  return controls.filter((control) => !control.closest("fieldset[disabled]"));
}

function isMissing(control: Control): boolean {
  return control.required && control.value.trim() === "";
}

/** Asked once for each address that is typed: who sends the form again means it. */
function questionOf(control: Control): string | null {
  const { dataset, value } = control;
  if (dataset.asksBack === undefined || dataset.asked === value) return null;
  const meant = suggestEmail(value);
  if (!meant) return null;
  dataset.asked = value;
  return `Did you mean ${meant}? If your address is right, send the form again.`;
}

function problemOf(control: Control): string | null {
  const { missing, invalid, maxLength, tooLong } = control.dataset;
  if (isMissing(control)) return missing ?? "Please fill this in.";
  if (!control.validity.valid) return invalid ?? control.validationMessage;
  if (control.value.length > Number(maxLength)) return tooLong ?? null;
  return questionOf(control);
}

/** Client-side validation; null if valid. `whenMissing` is the summary if a required field is blank. */
export function findProblems(form: HTMLFormElement, whenMissing: string | null = null): FormProblems | null {
  const controls = controlsOf(form).filter(({ name }) => name);
  const fields: Record<string, string> = {};
  for (const control of controls) {
    const problem = problemOf(control);
    if (problem) fields[control.name] = problem;
  }
  if (Object.keys(fields).length === 0) return null;
  return { fields, general: controls.some(isMissing) ? whenMissing : null };
}

export function withoutList(problems: FormProblems, list: string): FormProblems {
  const left = Object.entries(problems.fields).filter(
    ([name]) => name !== list && !name.startsWith(`${list}.`),
  );
  return { ...problems, fields: Object.fromEntries(left) };
}

export function withoutField(problems: FormProblems, field: string): FormProblems {
  const { [field]: _mended, ...fields } = problems.fields;
  return { ...problems, fields };
}

/**
 * Focuses the first wrong field (for a list, its button) and opens it if it is closed. The message is scrolled to as
 * well: on a phone it may be behind a bar.
 */
export function focusProblem(form: HTMLFormElement, { fields, goOnIn }: FormProblems): void {
  const nameOf = (element: Element) => element.getAttribute("name") ?? "";
  const wrong = [...form.elements].find((element) => fields[nameOf(element)] ?? nameOf(element) === goOnIn);
  let message = form.querySelector("[data-general]");
  if (wrong instanceof HTMLElement) {
    const closed = wrong.closest<HTMLDetailsElement>("details:not([open])");
    if (closed) closed.open = true;
    wrong.focus();
    const [messageId = ""] = wrong.getAttribute("aria-describedby")?.split(" ") ?? [];
    if (fields[nameOf(wrong)]) message = document.getElementById(messageId);
  }
  message?.scrollIntoView({ block: "nearest" });
}
