import { TextField } from "../fields";

/** The years the server takes. */
const FIRST = "2000-01-01T12:00";
const LAST = "2099-12-31T12:00";

interface DateTimeFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** Said when it is left empty; a field without it may be. */
  missing?: string;
  /** As a clock in Asia/Kolkata shows it: "2026-12-09T20:00". */
  defaultValue?: string;
}

/** A day and a time in India, wherever the person who types it may be. */
export function DateTimeField({ name, label, hint, missing, defaultValue }: DateTimeFieldProps) {
  const zone = "Time in India (Asia/Kolkata).";
  return (
    <TextField
      type="datetime-local"
      name={name}
      label={label}
      hint={hint ? `${zone} ${hint}` : zone}
      required={missing !== undefined}
      missing={missing}
      invalid="Please enter a whole date and time of this century."
      min={FIRST}
      max={LAST}
      defaultValue={defaultValue}
    />
  );
}
