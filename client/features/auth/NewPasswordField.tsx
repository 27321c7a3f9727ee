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
      minLength={8}
      maxLength={128}
      required
      missing={`Please choose a ${label.toLowerCase()}.`}
      invalid="Please use at least 8 characters."
      hint="At least 8 characters. Tip: three unrelated words are strong and easy to remember."
    />
  );
}
