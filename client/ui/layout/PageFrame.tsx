import type { ReactNode } from "react";
import styles from "./layout.module.css";
import type { Gap } from "./layoutProps";
import { joinClasses, splitProps } from "./layoutProps";

interface PageFrameProps {
  gap?: Gap;
  children: ReactNode;
}

/** For pages without sections of their own. */
export function PageFrame({ gap = "3", children }: PageFrameProps) {
  return (
    <main id="main" className={joinClasses(styles.stack, styles.page, splitProps({ gap }).shared)}>
      {children}
    </main>
  );
}
