import { ResetPasswordDocument } from "./ChoosePassword.generated";
import { ChoosePasswordCard } from "./ChoosePasswordCard";

/** `/reset#token`: where the letter of "Forgot your password?" leads. */
export function ResetPasswordPage() {
  return (
    <ChoosePasswordCard
      title="Choose a new password"
      lead="You are signed in with it here, and signed out everywhere else."
      mutation={ResetPasswordDocument}
    />
  );
}
