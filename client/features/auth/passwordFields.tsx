import { useLayoutEffect, useRef } from "react";
import {
  ChoosePasswordInput as limits,
  ConfirmPasswordInput as ownLimits,
} from "../../apollo/limits.generated.json";
import { focusFirstIn } from "../../hooks/useFocusAfterSwap";
import { PasswordField } from "../../ui/form/PasswordField";
import type { FormProblems } from "../../ui/form/problems";

interface NewPasswordFieldProps {
  name?: string;
  label?: string;
}

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

export const wrongPassword: FormProblems = {
  fields: { currentPassword: "This isn’t your password." },
  general: null,
};

export function OwnPasswordField() {
  return (
    <PasswordField
      name="currentPassword"
      label="Your password"
      autoComplete="current-password"
      limits={ownLimits.currentPassword}
      required
      missing="Please enter your password."
    />
  );
}

/** Appears once the server asks for it; takes the focus from the button below. */
export function AskedPassword({ reason }: { reason: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => focusFirstIn(place.current?.closest("form")), []);
  return (
    <>
      <p ref={place} role="status">
        {reason}
      </p>
      <OwnPasswordField />
    </>
  );
}
