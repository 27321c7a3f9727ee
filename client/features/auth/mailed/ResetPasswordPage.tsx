import { ResetPasswordDocument } from "./ChoosePassword.generated";
import { ChoosePasswordCard } from "./ChoosePasswordCard";

/** `/reset#token`: opened by the e-mail of "Forgot your password?". */
export function ResetPasswordPage() {
  return (
    <ChoosePasswordCard
      title="Choose a new password"
      lead="We’ll sign you in here and sign you out on other devices."
      mutation={ResetPasswordDocument}
    />
  );
}
