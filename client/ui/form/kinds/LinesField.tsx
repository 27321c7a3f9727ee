import { TextAreaField } from "../fields";

const LEAST_ROWS = 3;

interface LinesFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** The lines, each at its own. */
  defaultValue?: string;
}

/** A list of short texts, one on each line. */
export function LinesField({ name, label, hint, defaultValue = "" }: LinesFieldProps) {
  return (
    <TextAreaField
      name={name}
      label={label}
      hint={hint ?? "One per line."}
      rows={Math.max(LEAST_ROWS, defaultValue.split("\n").length)}
      defaultValue={defaultValue}
    />
  );
}

/** What was typed into such a field; blank lines are left out. */
export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
