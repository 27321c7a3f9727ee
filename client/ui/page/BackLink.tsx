import { Link } from "react-router-dom";
import styles from "./BackLink.module.css";

interface BackLinkProps {
  to: string;
  /** The name of the page that it leads to. */
  children: string;
}

/** Leads to the page above this one. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <Link to={to}>{children}</Link>
    </nav>
  );
}
