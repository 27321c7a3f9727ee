import type { ReactNode } from "react";
import { useIsSignedIn } from "../../features/auth/useViewer";
import { useSite } from "../../apollo/useSite";
import { paths } from "../../../shared/paths";
import { TopBar } from "./TopBar";

const LINKS = [
  { to: paths.home, label: "Home" },
  { to: paths.workshops, label: "Workshop" },
  { to: paths.offers, label: "Offers" },
  { to: paths.practice, label: "Practice" },
  { to: paths.lms, label: "LMS" },
  { to: paths.blog, label: "Blog" },
  { to: paths.about, label: "About" },
  { to: paths.contact, label: "Contact Us" },
];

/** The portal's bar has six links. */
const PORTAL_LINKS = LINKS.filter(({ to }) => to !== paths.blog && to !== paths.about);

interface SiteBarProps {
  isPortal?: boolean;
  place?: string;
  visitorActions?: ReactNode;
}

export function SiteBar({ isPortal = false, place, visitorActions }: SiteBarProps) {
  const { academyName } = useSite();
  return (
    <TopBar
      academyName={academyName}
      links={isPortal ? PORTAL_LINKS : LINKS}
      place={place}
      isSignedIn={useIsSignedIn()}
      afterSignOut={paths.home}
      visitorActions={visitorActions}
    />
  );
}
