import type { HTMLAttributes } from "react";
import styles from "./layout.module.css";

/** Steps of 8 px; "half" is 4 px. */
export type Gap = "0" | "half" | "1" | "2" | "3" | "4" | "6";

export interface TextProps {
  tone?: "muted" | "teal" | "brick";
  /** "small" is 15 px, "large" 18 px, "larger" 20 px. */
  size?: "small" | "large" | "larger";
}

export interface LayoutProps extends TextProps, Omit<HTMLAttributes<HTMLElement>, "className" | "style"> {
  as?:
    | "div"
    | "ul"
    | "ol"
    | "li"
    | "section"
    | "article"
    | "aside"
    | "header"
    | "footer"
    | "nav"
    | "figure"
    | "dl"
    | "p"
    | "span";
  gap?: Gap;
  /** Links are tall enough for touch. */
  hasTargets?: boolean;
}

const GAPS: Record<Gap, string | undefined> = {
  "0": undefined,
  half: styles.gapHalf,
  "1": styles.gap1,
  "2": styles.gap2,
  "3": styles.gap3,
  "4": styles.gap4,
  "6": styles.gap6,
};

const SIZES = { small: styles.text0, large: styles.text2, larger: styles.text3 };

export function textClasses({ tone, size }: TextProps): string {
  return joinClasses(tone && styles[tone], size && SIZES[size]);
}

export function splitProps({ gap = "2", tone, size, hasTargets, ...rest }: LayoutProps) {
  const shared = joinClasses(GAPS[gap], hasTargets && styles.targets, textClasses({ tone, size }));
  return { shared, rest };
}

export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
