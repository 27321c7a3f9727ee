import { Eye } from "lucide-react";
import { ButtonAnchor } from "../ui/Button";

interface SiteLinkProps {
  to: string;
  /** A draft is shown to staff alone. */
  isPublished: boolean;
  /** What is shown, where it is more than one page. */
  children?: string;
}

/** Shows the saved page in a new tab, so that nothing typed here is lost. */
export function SiteLink({ to, isPublished, children }: SiteLinkProps) {
  return (
    <ButtonAnchor size="small" href={to} icon={<Eye size={18} aria-hidden />}>
      {children ?? (isPublished ? "View on the site" : "Preview the saved draft")}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </ButtonAnchor>
  );
}
