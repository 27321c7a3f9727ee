import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { LinkProps } from "react-router-dom";
import { Link } from "react-router-dom";
import styles from "./LineLink.module.css";

interface LineLinkProps extends Omit<LinkProps, "className" | "style" | "title"> {
  Icon: LucideIcon;
  title: ReactNode;
  isStrong?: boolean;
  isMarked?: boolean;
}

/** A line of a list that is a link as a whole. */
export function LineLink({ Icon, title, isStrong, isMarked, children, ...rest }: LineLinkProps) {
  return (
    <Link {...rest} className={`${styles.line} ${isMarked ? styles.marked : ""}`}>
      <Icon size={20} aria-hidden />
      <span className={styles.text}>
        <span className={`${styles.title} ${isStrong ? styles.strong : ""}`}>{title}</span>
        {children}
      </span>
    </Link>
  );
}
