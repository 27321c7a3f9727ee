import styles from "./layout.module.css";
import type { LayoutProps } from "./layoutProps";
import { joinClasses, splitProps } from "./layoutProps";

interface GridProps extends LayoutProps {
  /** The minimum width, in rem. */
  column: "14" | "16" | "18" | "20" | "22" | "24";
  /** Stretches a few children over the whole width. */
  isFilled?: boolean;
  /** On phones one row to scroll, named for screen readers. */
  strip?: string;
}

const COLUMNS = {
  "14": styles.column14,
  "16": styles.column16,
  "18": styles.column18,
  "20": styles.column20,
  "22": styles.column22,
  "24": styles.column24,
};

export function Grid({ as: Element = "div", column, isFilled, strip, ...props }: GridProps) {
  const { shared, rest } = splitProps({ gap: "3", ...props });
  const columns = joinClasses(styles.grid, isFilled && styles.fit, strip && styles.strip, COLUMNS[column]);
  // A scroll container must take keyboard focus.
  const scrolls = strip ? { tabIndex: 0, "aria-label": strip } : {};
  return <Element {...rest} {...scrolls} className={joinClasses(columns, shared)} />;
}
