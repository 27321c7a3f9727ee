import type { ReactNode } from "react";
import styles from "./layout.module.css";
import type { Gap } from "./layoutProps";
import { joinClasses, splitProps } from "./layoutProps";

interface PageFrameProps {
  gap?: Gap;
  children: ReactNode;
}

/** The main part of a page that has no sections of its own: as wide as the site's content. */
export function PageFrame({ gap = "3", children }: PageFrameProps) {
  return (
    <main id="main" className={joinClasses(styles.stack, styles.page, splitProps({ gap }).shared)}>
      {children}
    </main>
  );
}
