import { paths } from "../../../../shared/paths";
import type { AccountPurpose } from "../../../apollo/schema.generated";
import { ButtonLink } from "../../../ui/Button";
import { AuthCard } from "../AuthCard";
import { AcceptInvitationDocument, ResetPasswordDocument } from "./ChoosePassword.generated";
import type { ChoosePasswordFormProps } from "./ChoosePasswordForm";
import { ChoosePasswordForm } from "./ChoosePasswordForm";
import { DeadLinkCard } from "./DeadLinkCard";
import { useMailedLink } from "./useMailedLink";

interface ChoosePasswordCardProps extends Pick<ChoosePasswordFormProps, "mutation"> {
  purpose: AccountPurpose;
  title: string;
  lead: string;
}

function ChoosePasswordCard({ purpose, title, lead, mutation }: ChoosePasswordCardProps) {
  const { token, isDead, wasSent, refuse } = useMailedLink(purpose);
  if (isDead)
    return (
      <DeadLinkCard wasSent={wasSent} hint="We’ll e-mail you a new one.">
        <ButtonLink look="main" to={paths.forgot}>
          Get a new link
        </ButtonLink>
      </DeadLinkCard>
    );
  return (
    <AuthCard title={title} lead={lead}>
      <ChoosePasswordForm mutation={mutation} token={token} onDead={refuse} />
    </AuthCard>
  );
}

export function ResetPasswordPage() {
  return (
    <ChoosePasswordCard
      purpose="RESET"
      title="Choose a new password"
      lead="We’ll sign you in here and sign you out on other devices."
      mutation={ResetPasswordDocument}
    />
  );
}

export function InvitationPage() {
  return (
    <ChoosePasswordCard
      purpose="INVITATION"
      title="Welcome to the academy"
      lead="Your account is ready. Choose a password to open your batches."
      mutation={AcceptInvitationDocument}
    />
  );
}
