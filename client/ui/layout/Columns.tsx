import type { ReactNode } from "react";
import styles from "./layout.module.css";
import type { Gap } from "./layoutProps";
import { joinClasses, splitProps } from "./layoutProps";
import { Stack } from "./Stack";

interface ColumnsProps {
  gap?: Gap;
  /** At the right, on phones below. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Columns({ gap = "2", aside, children }: ColumnsProps) {
  const main = <Stack gap={gap}>{children}</Stack>;
  if (!aside) return main;
  return (
    <div className={joinClasses(styles.columns, splitProps({ gap }).shared)}>
      {main}
      <Stack gap={gap}>{aside}</Stack>
    </div>
  );
}
