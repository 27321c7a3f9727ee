import { AcceptInvitationDocument } from "./ChoosePassword.generated";
import { ChoosePasswordCard } from "./ChoosePasswordCard";

/** `/invitation#token`: whoever the academy made an account for chooses its password. */
export function InvitationPage() {
  return (
    <ChoosePasswordCard
      title="Welcome to the academy"
      lead="Your account is ready. Choose a password for it, and your batches are open to you."
      mutation={AcceptInvitationDocument}
    />
  );
}
