import styles from "./layout.module.css";
import type { LayoutProps } from "./layoutProps";
import { joinClasses, splitProps } from "./layoutProps";

interface RowProps extends LayoutProps {
  rowGap?: "0" | "half" | "1";
  align?: "center" | "top" | "baseline";
  isSpread?: boolean;
  /** Long text wraps beside the icon that comes first, not below it. */
  isOneLine?: boolean;
}

const ROW_GAPS = { "0": styles.rows0, half: styles.rowsHalf, "1": styles.rows1 };
const ALIGNMENTS = { center: undefined, top: styles.top, baseline: styles.baseline };

export function Row({
  as: Element = "div",
  rowGap,
  align = "center",
  isSpread,
  isOneLine,
  ...props
}: RowProps) {
  const { shared, rest } = splitProps({ gap: "1", ...props });
  const rows = joinClasses(
    rowGap && ROW_GAPS[rowGap],
    ALIGNMENTS[align],
    isSpread && styles.between,
    isOneLine && styles.oneLine,
  );
  return <Element {...rest} className={joinClasses(styles.row, shared, rows)} />;
}
