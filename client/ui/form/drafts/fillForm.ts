import { CHOICE } from "../formValues";
import type { FormValues } from "../formValues";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isPrivate(control: Control): boolean {
  return control.type === "password" || control.type === "file" || "private" in control.dataset;
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement) &&
      control.name !== "" &&
      !control.name.startsWith(CHOICE) &&
      !isPrivate(control),
  );
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === "checkbox";
}

function defaultOption({ options }: HTMLSelectElement): number {
  const marked = [...options].findIndex((option) => option.defaultSelected);
  return Math.max(marked, 0);
}

/** Whether it differs from its default, such as a prefilled message. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== defaultOption(control);
  if (isTick(control) || control.type === "radio")
    return (control as HTMLInputElement).checked !== (control as HTMLInputElement).defaultChecked;
  return control.value !== control.defaultValue;
}

/** No passwords, codes or files. Unchecked boxes are empty texts. `isOnlyChanged` omits fields with their default. */
export function draftValues(form: HTMLFormElement, isOnlyChanged: boolean): FormValues {
  return Object.fromEntries(
    controlsOf(form)
      .filter((control) => !isOnlyChanged || isChanged(control))
      .filter((control) => control.type !== "radio" || (control as HTMLInputElement).checked)
      .map((control) => [control.name, isTick(control) && !control.checked ? "" : control.value]),
  );
}

/** React ignores a value that it tracked itself, so this uses the browser's own setter. */
function setValue(control: Control, value: string): void {
  Reflect.set(Object.getPrototypeOf(control) as object, "value", value, control);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** "empty": unchanged fields without text. */
export type FieldsToFill = "all" | "unchanged" | "empty";

function isToFill(control: Control, which: FieldsToFill): boolean {
  if (which === "all") return true;
  const isText = !(control instanceof HTMLSelectElement) && !isTick(control) && control.type !== "radio";
  return !isChanged(control) && (which === "unchanged" || !isText || control.value === "");
}

export function fillForm(form: HTMLFormElement, values: FormValues, which: FieldsToFill): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value === undefined || !isToFill(control, which)) continue;
    if (isTick(control)) {
      if (control.checked !== (value === "on")) control.click();
    } else if (control.type === "radio") {
      if (control.value === value) control.click();
    } else if (control.value !== value) setValue(control, value);
  }
}
