import styles from "./layout.module.css";
import type { LayoutProps } from "./layoutProps";
import { joinClasses, splitProps } from "./layoutProps";

interface BoxProps extends LayoutProps {
  padding?: "1" | "2" | "3";
  look?: "framed" | "sunk";
  corners?: "small" | "large";
}

const PADDINGS = { "1": styles.padding1, "2": styles.padding2, "3": styles.padding3 };

export function Box({ as: Element = "div", padding = "3", look, corners, ...props }: BoxProps) {
  const { shared, rest } = splitProps({ gap: "1", ...props });
  const looks = joinClasses(corners === "small" && styles.small, look === "sunk" && styles.sunk);
  return (
    <Element {...rest} className={joinClasses(styles.stack, styles.box, looks, shared, PADDINGS[padding])} />
  );
}
