import { useApolloClient } from "@apollo/client/react";
import { ChevronDown, LogOut, Menu as MenuIcon } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { ChangePasswordDialog } from "../../features/auth/ChangePasswordDialog";
import { NotificationBell } from "../../features/notifications/bell/NotificationBell";
import { signOut } from "../../features/auth/session";
import { paths } from "../../../shared/paths";
import { StepsMark } from "../../ui/art/StepsMark";
import { Button, ButtonLink } from "../../ui/Button";
import { Menu } from "../../ui/overlay/Menu";
import { SkipLink } from "../../ui/page/SkipLink";
import styles from "./CmsBar.module.css";
import { SearchButton } from "./SearchButton";
import { ThemeSwitch } from "./ThemeSwitch";

interface CmsBarProps {
  places: string;
  academyName: string;
  viewer: { name: string; email: string } | null;
}

export function CmsBar({ places, academyName, viewer }: CmsBarProps) {
  const client = useApolloClient();
  const [isChanging, setIsChanging] = useState(false);

  return (
    <header className={styles.bar}>
      <SkipLink />
      <div className={styles.opener}>
        <Button
          look="quiet"
          aria-label="Open menu"
          icon={<MenuIcon aria-hidden />}
          popoverTarget={places}
          popoverTargetAction="show"
        />
      </div>
      <Link to={paths.cms} className={styles.brand} aria-label={`${academyName}, content area`}>
        <StepsMark size={24} />
        <span className={styles.name}>{academyName}</span>
        <span className={styles.area}>Content area</span>
      </Link>
      <div className={styles.person}>
        <SearchButton />
        <NotificationBell />
        <ThemeSwitch />
        {viewer && (
          <Menu label={viewer.name} icon={<ChevronDown size={18} aria-hidden />}>
            <p>{viewer.email}</p>
            <ButtonLink look="quiet" to={paths.account}>
              My account
            </ButtonLink>
            <Button look="quiet" onClick={() => setIsChanging(true)}>
              Change password
            </Button>
          </Menu>
        )}
        <Button
          look="quiet"
          icon={<LogOut size={18} aria-hidden />}
          onClick={() => void signOut(client, paths.cmsSignIn)}
        >
          <span className={styles.logout}>Logout</span>
        </Button>
      </div>
      <ChangePasswordDialog isOpen={isChanging} onClose={() => setIsChanging(false)} />
    </header>
  );
}
