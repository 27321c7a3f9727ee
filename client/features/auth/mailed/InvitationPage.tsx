import { AcceptInvitationDocument } from "./ChoosePassword.generated";
import { ChoosePasswordCard } from "./ChoosePasswordCard";

/** `/invitation#token`: a person invited by the academy chooses a password. */
export function InvitationPage() {
  return (
    <ChoosePasswordCard
      title="Welcome to the academy"
      lead="Your account is ready. Choose a password to open your batches."
      mutation={AcceptInvitationDocument}
    />
  );
}
