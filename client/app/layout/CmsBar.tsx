import {
  CalendarDays,
  ChevronDown,
  Eye,
  Globe,
  History,
  Library,
  LogOut,
  Mail,
  MessagesSquare,
} from "lucide-react";
import { useState } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { ChangePasswordDialog } from "../../features/auth/ChangePasswordDialog";
import { useSession } from "../../features/auth/useSession";
import { paths } from "../../paths";
import { StepsMark } from "../../ui/art/StepsMark";
import { Button, ButtonLink } from "../../ui/Button";
import { Menu } from "../../ui/Menu";
import styles from "./CmsBar.module.css";
import { ThemeSwitch } from "./ThemeSwitch";

/** The places by what is reached from them; courses stand on `/cms` itself. */
const COURSES = /^\/cms\/?$|^\/cms\/(courses|batches)\//;
const WORKSHOPS = /^\/cms\/(workshops|bootcamp)/;
const SITE = /^\/cms\/(site|blog)/;

interface CmsBarProps {
  academyName: string;
  viewer: { name: string; email: string } | null;
}

/** The content area's bar: its places, and who is at work. */
export function CmsBar({ academyName, viewer }: CmsBarProps) {
  const { signOut } = useSession();
  const { pathname } = useLocation();
  const [isChanging, setIsChanging] = useState(false);

  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Link to={paths.cms} className={styles.brand} aria-label={`${academyName}, content area`}>
        <StepsMark size={24} />
        <span className={styles.name}>{academyName}</span>
        <span className={styles.area}>Content area</span>
      </Link>
      <nav aria-label="Content area" className={styles.places}>
        <NavLink to={paths.cms} aria-current={COURSES.test(pathname) ? "page" : false}>
          <Library size={18} aria-hidden /> Courses
        </NavLink>
        <Link to={paths.cmsWorkshops} aria-current={WORKSHOPS.test(pathname) ? "page" : undefined}>
          <CalendarDays size={18} aria-hidden /> Workshops
        </Link>
        <Link to={paths.cmsSite} aria-current={SITE.test(pathname) ? "page" : undefined}>
          <Globe size={18} aria-hidden /> Site
        </Link>
        <NavLink to={paths.cmsMessages}>
          <MessagesSquare size={18} aria-hidden /> Messages
        </NavLink>
        <NavLink to={paths.cmsMail}>
          <Mail size={18} aria-hidden /> Mail
        </NavLink>
        <NavLink to={paths.cmsActivity}>
          <History size={18} aria-hidden /> Activity
        </NavLink>
        <Link to={paths.dash}>
          <Eye size={18} aria-hidden /> View as learner
        </Link>
      </nav>
      <div className={styles.person}>
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
          onClick={() => void signOut(paths.cmsSignIn)}
        >
          Logout
        </Button>
      </div>
      <ChangePasswordDialog isOpen={isChanging} onClose={() => setIsChanging(false)} />
    </header>
  );
}
