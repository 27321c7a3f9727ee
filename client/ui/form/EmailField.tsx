import type { ComponentProps } from "react";
import type { FieldLimits } from "./FieldLimits";
import { TextField } from "./fields";

interface EmailFieldProps extends Partial<ComponentProps<typeof TextField>> {
  limits: FieldLimits;
}

export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      name="email"
      label="E-mail"
      type="email"
      autoComplete="email"
      required
      missing="Please enter your e-mail address."
      {...props}
    />
  );
}
