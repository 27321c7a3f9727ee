import { ExternalLink } from "lucide-react";
import { ButtonAnchor } from "../../../ui/Button";

interface WatchElsewhereProps {
  link: string;
  title: string;
  onWatch?: () => void;
}

export function WatchElsewhere({ link, title, onWatch }: WatchElsewhereProps) {
  return (
    <ButtonAnchor
      size="small"
      look="quiet"
      href={link}
      icon={<ExternalLink size={18} aria-hidden />}
      onClick={onWatch}
    >
      Watch Video<span className="visually-hidden"> {title} (opens in a new tab)</span>
    </ButtonAnchor>
  );
}
