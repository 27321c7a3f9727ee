import { Link } from "react-router-dom";
import { paths } from "../../../../shared/paths";
import { AuthCard } from "../AuthCard";
import { AcceptInvitationDocument, ResetPasswordDocument } from "./ChoosePassword.generated";
import type { ChoosePasswordFormProps } from "./ChoosePasswordForm";
import { ChoosePasswordForm } from "./ChoosePasswordForm";

interface ChoosePasswordCardProps extends ChoosePasswordFormProps {
  title: string;
  lead: string;
}

function ChoosePasswordCard({ title, lead, mutation }: ChoosePasswordCardProps) {
  return (
    <AuthCard title={title} lead={lead}>
      <ChoosePasswordForm mutation={mutation} />
      <p>
        Link expired? <Link to={paths.forgot}>Get a new one</Link>
      </p>
    </AuthCard>
  );
}

export function ResetPasswordPage() {
  return (
    <ChoosePasswordCard
      title="Choose a new password"
      lead="We’ll sign you in here and sign you out on other devices."
      mutation={ResetPasswordDocument}
    />
  );
}

export function InvitationPage() {
  return (
    <ChoosePasswordCard
      title="Welcome to the academy"
      lead="Your account is ready. Choose a password to open your batches."
      mutation={AcceptInvitationDocument}
    />
  );
}
