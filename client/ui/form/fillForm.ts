import type { FormValues } from "./Form";
import { CHOICE } from "./mergeValues";

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

/** What stands in a form and may be kept: no passwords, codes or files. Unset ticks are there as empty texts. */
export function keptValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    controlsOf(form)
      .filter((control) => control.type !== "radio" || (control as HTMLInputElement).checked)
      .map((control) => [control.name, isTick(control) && !control.checked ? "" : control.value]),
  );
}

/** React compares with what it has set itself, unless the browser's own setter is used. */
function setValue(control: Control, value: string): void {
  Reflect.set(Object.getPrototypeOf(control) as object, "value", value, control);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

function isFilled(control: Control): boolean {
  return !isTick(control) && control.value !== "";
}

/** Types these values into the fields that there are; where `isGentle`, only into those that are empty. */
export function fillForm(form: HTMLFormElement, values: FormValues, isGentle: boolean): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value === undefined || (isGentle && isFilled(control))) continue;
    if (isTick(control)) {
      if (control.checked !== (value === "on")) control.click();
    } else if (control.type === "radio") {
      if (control.value === value) control.click();
    } else if (control.value !== value) setValue(control, value);
  }
}
