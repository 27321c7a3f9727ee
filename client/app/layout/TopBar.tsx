import { Menu as MenuIcon, X } from "lucide-react";
import type { ReactNode } from "react";
import { Suspense, useEffect, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { paths } from "../../paths";
import { StepsMark } from "../../ui/art/StepsMark";
import { Button, ButtonLink } from "../../ui/Button";
import { lazyComponent } from "../../ui/lazyComponent";
import { SkipLink } from "../../ui/page/SkipLink";
import { SearchButton } from "./SearchButton";
import styles from "./TopBar.module.css";
import { ThemeSwitch } from "./ThemeSwitch";

const ViewerMenu = lazyComponent(() => import("./viewerParts"), "ViewerMenu");
const NotificationBell = lazyComponent(() => import("./viewerParts"), "NotificationBell");

const PANEL = "top-links";

interface TopBarProps {
  academyName: string;
  links: { to: string; label: string }[];
  viewer: { id: string; name: string; email: string; emailVerifiedAt: string | null } | null;
  afterSignOut: string;
  visitorActions?: ReactNode;
}

function BarTools({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className={styles.tools}>
      <SearchButton />
      {isSignedIn && (
        <div className={styles.bell}>
          <Suspense fallback={null}>
            <NotificationBell />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** On narrow screens the links are a popover, which the browser opens and closes without scripts. */
export function TopBar({ academyName, links, viewer, afterSignOut, visitorActions }: TopBarProps) {
  const { key } = useLocation();
  const panel = useRef<HTMLDivElement>(null);

  // Navigation closes the menu.
  useEffect(() => panel.current?.hidePopover(), [key]);

  return (
    <header className={styles.bar}>
      <SkipLink />
      <div className={styles.inside}>
        <Link to={paths.home} className={styles.brand}>
          <StepsMark />
          <span>{academyName}</span>
        </Link>
        <BarTools isSignedIn={viewer !== null} />
        <div className={styles.opener}>
          <Button
            look="quiet"
            aria-label="Open menu"
            icon={<MenuIcon aria-hidden />}
            popoverTarget={PANEL}
            popoverTargetAction="show"
          />
        </div>
        <div ref={panel} id={PANEL} popover="auto" className={styles.links}>
          <div className={styles.closer}>
            <Button
              look="quiet"
              aria-label="Close menu"
              icon={<X aria-hidden />}
              popoverTarget={PANEL}
              popoverTargetAction="hide"
            />
          </div>
          <nav aria-label="Main">
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to} end={to === paths.home}>
                    {label}
                  </NavLink>
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
