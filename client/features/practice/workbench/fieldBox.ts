import type { CodeBox } from "./CodeBox";

/** A plain text field has no lines to mark. */
export function fieldBox(field: HTMLTextAreaElement, onType: (code: string) => void): CodeBox {
  return {
    read: () => field.value,
    replace: (code) => {
      field.value = code;
      onType(code);
    },
    insert: (text) => {
      field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
      field.focus();
      onType(field.value);
    },
    focus: () => field.focus(),
    mark: () => {},
    goToLine: (line) => {
      const end = field.value.split("\n").slice(0, line).join("\n").length;
      field.focus();
      field.setSelectionRange(end, end);
    },
  };
}

/** Keeps the indent of the line above, as every editor does. */
export function continueIndent(field: HTMLTextAreaElement): boolean {
  const { value, selectionStart, selectionEnd } = field;
  const line = value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart);
  const indent = /^ */.exec(line)?.[0] ?? "";
  const deeper = line.trimEnd().endsWith(":") ? "    " : "";
  if (!indent && !deeper) return false;
  field.setRangeText(`\n${indent}${deeper}`, selectionStart, selectionEnd, "end");
  return true;
}
