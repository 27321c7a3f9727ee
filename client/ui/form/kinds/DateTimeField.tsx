import { TextField } from "../fields";

/** The server's range. */
const FIRST = "2000-01-01T12:00";
const LAST = "2099-12-31T12:00";

interface DateTimeFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** The error when it is blank; without it, the field is optional. */
  missing?: string;
  /** In India time: "2026-12-09T20:00". */
  defaultValue?: string;
}

/** In India time, regardless of the browser's zone. */
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
      invalid="Please enter a full date and time of this century."
      min={FIRST}
      max={LAST}
      defaultValue={defaultValue}
    />
  );
}
