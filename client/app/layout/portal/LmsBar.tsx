import { Suspense } from "react";
import { Link } from "react-router-dom";
import { SignInLink } from "../../../features/auth/signIn/SignInPrompt";
import { useViewer } from "../../../features/auth/useViewer";
import { paths } from "../../../paths";
import { lazyComponent } from "../../../ui/lazyComponent";
import styles from "./PortalTabs.module.css";
import { SiteBar } from "../SiteBar";

const PortalTabs = lazyComponent(() => import("../viewerParts"), "PortalTabs");

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
  const viewer = useViewer();
  return (
    <>
      <SiteBar visitorActions={<SignInLink>Login</SignInLink>} />
      {viewer ? (
        <Suspense>
          <PortalTabs />
        </Suspense>
      ) : (
        <VisitorLinks />
      )}
    </>
  );
}
