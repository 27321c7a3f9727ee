import { PasswordField } from "../../ui/form/PasswordField";

interface NewPasswordFieldProps {
  name?: string;
  label?: string;
}

/** Where a password is chosen; the server knows more of what makes a bad one. */
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
      hint="At least 8 characters. A few words that only you would put together are good."
    />
  );
}
