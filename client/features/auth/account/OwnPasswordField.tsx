import { ConfirmPasswordInput as limits } from "../../../apollo/limits.json";
import { PasswordField } from "../../../ui/form/PasswordField";
import type { FormProblems } from "../../../ui/form/problems";

export const wrongPassword: FormProblems = {
  fields: { currentPassword: "This is not your password." },
  general: null,
};

/** Asks the signed-in for their password once more. */
export function OwnPasswordField() {
  return (
    <PasswordField
      name="currentPassword"
      label="Your password"
      autoComplete="current-password"
      limits={limits.currentPassword}
      required
      missing="Please enter your password."
    />
  );
}
