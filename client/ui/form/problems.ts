/** What is wrong with a form: by field, and in general. */
export interface FormProblems {
  fields: Record<string, string>;
  general: string | null;
}

export const noProblems: FormProblems = { fields: {}, general: null };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );
}

function problemOf(control: Control): string | null {
  const isBlank = control.required && control.value.trim() === "";
  if (control.validity.valid && !isBlank) return null;
  if (isBlank) return control.dataset.missing ?? "Please fill this in.";
  return control.dataset.invalid ?? control.validationMessage;
}

/** The problems that the browser sees by itself; null when there are none. */
export function findProblems(form: HTMLFormElement): FormProblems | null {
  const fields: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    const problem = control.name ? problemOf(control) : null;
    if (problem) fields[control.name] = problem;
  }
  return Object.keys(fields).length > 0 ? { fields, general: null } : null;
}

/** The same without what is wrong with a list and with what is in it. */
export function withoutList(problems: FormProblems, list: string): FormProblems {
  const left = Object.entries(problems.fields).filter(
    ([name]) => name !== list && !name.startsWith(`${list}.`),
  );
  return { ...problems, fields: Object.fromEntries(left) };
}

/** The same without what is wrong with this field. */
export function withoutField(problems: FormProblems, field: string): FormProblems {
  const { [field]: _mended, ...fields } = problems.fields;
  return { ...problems, fields };
}

/** Puts the person at the first field that needs a change; a list is known by its own button. What is closed opens. */
export function focusProblem(form: HTMLFormElement, problems: FormProblems): void {
  const wrong = [...form.elements].find((element) => problems.fields[element.getAttribute("name") ?? ""]);
  if (!(wrong instanceof HTMLElement)) return;
  const closed = wrong.closest<HTMLDetailsElement>("details:not([open])");
  if (closed) closed.open = true;
  wrong.focus();
}
