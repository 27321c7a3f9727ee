import { Link } from "react-router-dom";
import { paths } from "../../paths";
import { StepsMark } from "../../ui/art/StepsMark";
import styles from "./Footer.module.css";

interface FooterProps {
  academyName: string;
  tagline: string;
}

const LINKS = [
  { to: paths.lms, label: "My Learning" },
  { to: paths.dash, label: "Learning portal" },
  { to: paths.join, label: "Join Now" },
  { to: paths.cmsSignIn, label: "Staff" },
];

export function Footer({ academyName, tagline }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <p className={styles.brand}>
          <StepsMark size={24} />
          <span>
            <strong>{academyName}</strong> {tagline}
          </span>
        </p>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
