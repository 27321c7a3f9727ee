import { Menu as MenuIcon, X } from "lucide-react";
import type { ReactNode } from "react";
import { Suspense, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "../../../shared/paths";
import { useIsHydrated } from "../../hooks/useIsHydrated";
import { StepsMark } from "../../ui/art/StepsMark";
import { Button, ButtonLink } from "../../ui/Button";
import { lazyComponent } from "../../ui/lazyComponent";
import { SkipLink } from "../../ui/page/SkipLink";
import { isWithin } from "./isWithin";
import { SearchButton } from "./SearchButton";
import styles from "./TopBar.module.css";
import { ThemeSwitch } from "./ThemeSwitch";

const ViewerMenu = lazyComponent(() => import("./viewerParts"), "ViewerMenu");
const NotificationBell = lazyComponent(() => import("./viewerParts"), "NotificationBell");

const PANEL = "top-links";

interface TopBarProps {
  academyName: string;
  links: { to: string; label: string }[];
  /** The page whose link is marked, where the address does not say it. */
  place?: string;
  isSignedIn: boolean;
  afterSignOut: string;
  visitorActions?: ReactNode;
}

/** How many fit on a tablet; the menu has all. */
const FIRST = 5;
/** Longer names are set smaller, to leave room for the links. */
const SHORT_NAME = 20;

function BarLinks({ links, place }: Pick<TopBarProps, "links" | "place">) {
  const { pathname } = useLocation();
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} aria-current={isWithin(to, place ?? pathname) ? "page" : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
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

/** Public pages name nobody: the browser puts the menu in the place of this link, which is as large. */
function Account({ afterSignOut }: Pick<TopBarProps, "afterSignOut">) {
  const account = (
    <ButtonLink look="quiet" to={paths.account}>
      My account
    </ButtonLink>
  );
  return (
    <div className={styles.account}>
      {useIsHydrated() ? (
        <Suspense fallback={account}>
          <ViewerMenu afterSignOut={afterSignOut} />
        </Suspense>
      ) : (
        account
      )}
    </div>
  );
}

/** On narrow screens the links are a popover, which the browser opens and closes without scripts. */
export function TopBar({ academyName, links, place, isSignedIn, afterSignOut, visitorActions }: TopBarProps) {
  const { key } = useLocation();
  const panel = useRef<HTMLDivElement>(null);

  // Navigation closes the menu.
  useEffect(() => panel.current?.hidePopover(), [key]);

  return (
    <header className={styles.bar}>
      <SkipLink />
      <div className={styles.inside}>
        <Link
          to={paths.home}
          className={academyName.length > SHORT_NAME ? `${styles.brand} ${styles.long}` : styles.brand}
        >
          <StepsMark />
          <span>{academyName}</span>
        </Link>
        <nav aria-label="First pages" className={styles.first}>
          <BarLinks links={links.slice(0, FIRST)} place={place} />
        </nav>
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
            <BarLinks links={links} place={place} />
          </nav>
          <div className={styles.person}>
            <ThemeSwitch />
            {isSignedIn && <Account afterSignOut={afterSignOut} />}
            {!isSignedIn &&
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
        <BarTools isSignedIn={isSignedIn} />
        <div className={styles.opener}>
          <Button
            look="quiet"
            aria-label="Open menu"
            icon={<MenuIcon aria-hidden />}
            popoverTarget={PANEL}
            popoverTargetAction="show"
          />
        </div>
      </div>
    </header>
  );
}
