import type { ComponentProps } from "react";
import { TextField } from "./fields";

/** An e-mail address that must be given; whoever uses it may call it otherwise. */
export function EmailField(props: Partial<ComponentProps<typeof TextField>>) {
  return (
    <TextField
      name="email"
      label="E-mail"
      type="email"
      autoComplete="email"
      maxLength={254}
      required
      missing="Please enter your e-mail address."
      invalid="Please enter an e-mail address such as name@example.com."
      {...props}
    />
  );
}
