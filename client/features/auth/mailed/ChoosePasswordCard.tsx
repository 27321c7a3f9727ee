import { Link } from "react-router-dom";
import { paths } from "../../../paths";
import { AuthCard } from "../AuthCard";
import type { ChoosePasswordFormProps } from "./ChoosePasswordForm";
import { ChoosePasswordForm } from "./ChoosePasswordForm";

interface ChoosePasswordCardProps extends ChoosePasswordFormProps {
  title: string;
  lead: string;
}

/** The page of a mailed link by which a password is chosen. */
export function ChoosePasswordCard({ title, lead, mutation }: ChoosePasswordCardProps) {
  return (
    <AuthCard title={title} lead={lead}>
      <ChoosePasswordForm mutation={mutation} />
      <p>
        Link expired? <Link to={paths.forgot}>Get a new one</Link>
      </p>
    </AuthCard>
  );
}
