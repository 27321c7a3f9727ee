import type { ButtonHTMLAttributes, ReactNode } from "react";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { LinkProps } from "react-router-dom";
import { Link } from "react-router-dom";
import { isFocusLost } from "../hooks/isFocusLost";
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
  /** Shows progress and ignores further clicks. */
  isBusy?: boolean;
}

/** A disabled button loses the focus: restores it, unless it moved elsewhere. */
function useKeptFocus(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // Before the browser drops the focus, after the next frame at the latest.
  useLayoutEffect(() => {
    if (isBusy) hadFocus.current = document.activeElement === button.current;
  }, [isBusy]);
  useEffect(() => {
    if (isBusy || !hadFocus.current) return;
    hadFocus.current = false;
    if (isFocusLost()) button.current?.focus();
  }, [isBusy]);
  return button;
}

export function Button({
  look = "plain",
  size = "normal",
  icon,
  isBusy = false,
  children,
  ...rest
}: ButtonProps) {
  const button = useKeptFocus(isBusy);
  return (
    <button
      ref={button}
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

export function ButtonLink({ look = "plain", size = "normal", icon, children, ...rest }: LinkProps & Common) {
  return (
    <Link {...rest} className={classes(look, size)}>
      {icon}
      {children}
    </Link>
  );
}

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
