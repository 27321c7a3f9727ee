import type { ButtonHTMLAttributes, ReactNode } from "react";
import type { LinkProps } from "react-router-dom";
import { Link } from "react-router-dom";
import styles from "./Button.module.css";

type Look = "main" | "plain" | "quiet" | "danger";

interface Common {
  /** "main" is the one main action of a screen. */
  look?: Look;
  size?: "normal" | "small";
  icon?: ReactNode;
}

function classes(look: Look, size: "normal" | "small"): string {
  return [styles.button, styles[look], size === "small" ? styles.small : ""].join(" ");
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Common {
  /** Shows that its work is under way and refuses a second press. */
  isBusy?: boolean;
}

export function Button({
  look = "plain",
  size = "normal",
  icon,
  isBusy = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isBusy || rest["aria-disabled"]}
      disabled={rest.disabled || isBusy}
      className={classes(look, size)}
    >
      {icon}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look = "plain", size = "normal", icon, children, ...rest }: LinkProps & Common) {
  return (
    <Link {...rest} className={classes(look, size)}>
      {icon}
      {children}
    </Link>
  );
}

/** A link to another site, opened in a new tab. */
export function ButtonAnchor({
  look = "plain",
  size = "normal",
  icon,
  children,
  ...rest
}: React.AnchorHTMLAttributes<HTMLAnchorElement> & Common) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest} className={classes(look, size)}>
      {icon}
      {children}
    </a>
  );
}
