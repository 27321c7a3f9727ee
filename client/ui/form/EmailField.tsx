import type { ComponentProps } from "react";
import type { FieldLimits } from "./FieldLimits";
import { TextField } from "./fields";

interface EmailFieldProps extends Partial<ComponentProps<typeof TextField>> {
  limits: FieldLimits;
  /** Asks about a probable slip, such as gmail.con, where an e-mail goes to the address. */
  asksBack?: boolean;
}

export function EmailField({ asksBack, ...props }: EmailFieldProps) {
  return (
    <TextField
      name="email"
      label="E-mail"
      type="email"
      autoComplete="email"
      required
      missing="Please enter your e-mail address."
      data-asks-back={asksBack || undefined}
      {...props}
    />
  );
}
