import { Link } from "react-router-dom";
import { SignInLink } from "../../../features/auth/signIn/SignInPrompt";
import { paths } from "../../../../shared/paths";
import { PortalRow } from "./PortalRow";
import styles from "./PortalTabs.module.css";
import { SiteBar } from "../SiteBar";

const LINKS = [
  { to: `${paths.lms}#courses`, label: "Courses" },
  { to: `${paths.lms}#batches`, label: "Next batches" },
  { to: paths.dash, label: "My learning" },
];

function VisitorLinks() {
  return (
    <nav aria-label="Learning" className={styles.row}>
      <ul>
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The site's bar, and below it the places of the portal. */
export function LmsBar() {
  return (
    <>
      <SiteBar isPortal visitorActions={<SignInLink>Login</SignInLink>} />
      <PortalRow>
        <VisitorLinks />
      </PortalRow>
    </>
  );
}
