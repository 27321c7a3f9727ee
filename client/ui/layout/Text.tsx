import type { HTMLAttributes } from "react";
import styles from "./layout.module.css";
import type { TextProps as Look } from "./layoutProps";
import { joinClasses, textClasses } from "./layoutProps";

interface TextProps extends Look, Omit<HTMLAttributes<HTMLElement>, "className" | "style"> {
  as?: "p" | "span" | "div" | "strong" | "small" | "address" | "h2" | "h3" | "h4";
  isStrong?: boolean;
  isBreakable?: boolean;
  /** Keeps line breaks. */
  hasLines?: boolean;
}

export function Text(props: TextProps) {
  const { as: Element = "p", tone, size, isStrong, isBreakable, hasLines, ...rest } = props;
  const classes = joinClasses(
    textClasses({ tone, size }),
    isStrong && styles.strong,
    isBreakable && styles.breakable,
    hasLines && styles.lines,
    rest.role && styles.live,
  );
  return <Element {...rest} className={classes} />;
}
