import { Eye } from "lucide-react";
import { ButtonAnchor } from "../ui/Button";

interface SiteLinkProps {
  to: string;
  isPublished: boolean;
  children?: string;
}

/** Opens a new tab, so that typed text stays. */
export function SiteLink({ to, isPublished, children }: SiteLinkProps) {
  return (
    <ButtonAnchor size="small" href={to} icon={<Eye size={18} aria-hidden />}>
      {children ?? (isPublished ? "View on the site" : "Preview")}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </ButtonAnchor>
  );
}
