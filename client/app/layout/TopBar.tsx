import { Menu as MenuIcon, X } from "lucide-react";
import type { ReactNode } from "react";
import { lazy, Suspense, useState } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { paths } from "../../paths";
import { StepsMark } from "../../ui/art/StepsMark";
import { Button, ButtonLink } from "../../ui/Button";
import styles from "./TopBar.module.css";
import { ThemeSwitch } from "./ThemeSwitch";

const ViewerMenu = lazy(async () => ({
  default: (await import("../../features/auth/ViewerMenu")).ViewerMenu,
}));

interface TopBarProps {
  academyName: string;
  links: { to: string; label: string }[];
  viewer: { name: string; email: string } | null;
  afterSignOut: string;
  /** What a visitor is offered instead of the person's block. */
  visitorActions?: ReactNode;
}

/** Logo, links and the person's block; on a narrow screen the links open with a button. */
export function TopBar({ academyName, links, viewer, afterSignOut, visitorActions }: TopBarProps) {
  const location = useLocation();
  // The menu is open for the page it was opened on; going elsewhere closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === location.key;

  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={styles.inside}>
        <Link to={paths.home} className={styles.brand}>
          <StepsMark />
          <span>{academyName}</span>
        </Link>
        <Button
          look="quiet"
          aria-label={isOpen ? "Close menu" : "Open menu"}
          aria-expanded={isOpen}
          aria-controls="top-links"
          icon={isOpen ? <X aria-hidden /> : <MenuIcon aria-hidden />}
          onClick={() => setOpenOn(isOpen ? null : location.key)}
        />
        <div id="top-links" className={styles.links} data-open={isOpen}>
          <nav aria-label="Main">
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  {to.includes("#") ? (
                    <Link to={to}>{label}</Link>
                  ) : (
                    <NavLink to={to} end>
                      {label}
                    </NavLink>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.person}>
            <ThemeSwitch />
            {viewer && (
              <Suspense fallback={null}>
                <ViewerMenu viewer={viewer} afterSignOut={afterSignOut} />
              </Suspense>
            )}
            {!viewer &&
              (visitorActions ?? (
                <>
                  <ButtonLink look="quiet" to={paths.signIn}>
                    Sign In
                  </ButtonLink>
                  <ButtonLink look="main" to={paths.join}>
                    Join Now
                  </ButtonLink>
                </>
              ))}
          </div>
        </div>
      </div>
    </header>
  );
}
