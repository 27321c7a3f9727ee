import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { LinkProps } from "react-router-dom";
import { Link } from "react-router-dom";
import styles from "./LineLink.module.css";

interface LineLinkProps extends Omit<LinkProps, "className" | "style" | "title"> {
  Icon: LucideIcon;
  /** Says what the icon means, if it means something. */
  iconLabel?: string;
  title: ReactNode;
  isStrong?: boolean;
  isMarked?: boolean;
}

/** A line of a list that is a link as a whole. */
export function LineLink({ Icon, iconLabel, title, isStrong, isMarked, children, ...rest }: LineLinkProps) {
  return (
    <Link {...rest} className={`${styles.line} ${isMarked ? styles.marked : ""}`}>
      <Icon size={20} {...(iconLabel ? { role: "img", "aria-label": iconLabel } : { "aria-hidden": true })} />
      <span className={styles.text}>
        <span className={`${styles.title} ${isStrong ? styles.strong : ""}`}>{title}</span>
        {children}
      </span>
    </Link>
  );
}
