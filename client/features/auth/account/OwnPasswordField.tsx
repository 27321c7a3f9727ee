import { TextField } from "../../../ui/form/fields";
import type { FormProblems } from "../../../ui/form/problems";

export const wrongPassword: FormProblems = {
  fields: { currentPassword: "This is not your password." },
  general: null,
};

/** Asks the signed-in for their password once more. */
export function OwnPasswordField() {
  return (
    <TextField
      name="currentPassword"
      label="Your password"
      type="password"
      autoComplete="current-password"
      maxLength={128}
      required
      missing="Please enter your password."
    />
  );
}
