import { ChoosePasswordInput as limits } from "../../apollo/limits.json";
import { PasswordField } from "../../ui/form/PasswordField";

interface NewPasswordFieldProps {
  name?: string;
  label?: string;
}

/** For choosing a password. The server checks for weak ones. */
export function NewPasswordField({ name = "newPassword", label = "New password" }: NewPasswordFieldProps) {
  return (
    <PasswordField
      name={name}
      label={label}
      autoComplete="new-password"
      minLength={limits.newPassword.minLength}
      limits={limits.newPassword}
      required
      missing={`Please choose a ${label.toLowerCase()}.`}
      hint="At least 8 characters. Tip: three unrelated words are strong and easy to remember."
    />
  );
}
