import type { LucideIcon } from "lucide-react";
import { BookOpen, CalendarDays, Code, GraduationCap, NotebookPen } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "../../../../shared/paths";
import { isWithin } from "../isWithin";
import styles from "./PortalTabs.module.css";

interface Tab {
  to: string;
  label: string;
  Icon: LucideIcon;
}

const TABS: Tab[] = [
  { to: paths.dash, label: "My learning", Icon: BookOpen },
  { to: paths.classes, label: "Classes", Icon: CalendarDays },
  { to: paths.practice, label: "Practice", Icon: Code },
  { to: paths.notes, label: "Notes", Icon: NotebookPen },
  { to: paths.certificates, label: "Certificates", Icon: GraduationCap },
];

/** A learner's places: a row of tabs, on phones at the bottom of the screen. */
export function PortalTabs() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Learning" className={`${styles.row} ${styles.tabs}`}>
      <ul>
        {TABS.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} aria-current={isWithin(to, pathname) ? "page" : undefined}>
              <Icon size={20} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
