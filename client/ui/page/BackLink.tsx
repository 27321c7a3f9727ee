import { Link } from "react-router-dom";
import styles from "./BackLink.module.css";

interface BackLinkProps {
  to: string;
  children: string;
}

export function BackLink({ to, children }: BackLinkProps) {
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <Link to={to}>{children}</Link>
    </nav>
  );
}
