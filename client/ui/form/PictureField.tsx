import { TextField } from "./fields";

interface PictureFieldProps {
  name: string;
  label: string;
  hint?: string;
  defaultValue?: string;
}

/** A picture, named by its address. */
export function PictureField({ name, label, hint, defaultValue }: PictureFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      type="url"
      inputMode="url"
      placeholder="https://…"
      hint={hint}
      invalid="Please enter a full address that starts with https://"
      defaultValue={defaultValue}
    />
  );
}
