import { TextAreaField } from "../fields";

const LEAST_ROWS = 3;

interface LinesFieldProps {
  name: string;
  label: string;
  hint?: string;
  defaultValue?: string;
}

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

export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
